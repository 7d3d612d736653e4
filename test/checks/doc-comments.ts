import ts from 'typescript-api';
import { parsed, problemAt, type Problem, type Tree } from './tree.js';

/** Finds doc comments that document nothing: those that another comment, or the end of the file, follows. */
export function checkDocComments(tree: Tree): readonly Problem[] {
  return [...tree].flatMap(([path, text]) => {
    const source = parsed(path, text);
    const lost = new Set<number>();
    const visit = (node: ts.Node): void => {
      const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
      const followed = node.kind === ts.SyntaxKind.EndOfFileToken ? comments : comments.slice(0, -1);
      for (const { pos } of followed) if (text.startsWith('/**', pos)) lost.add(pos);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return [...lost].map((at) => problemAt(path, source, at, 'this doc comment documents nothing'));
  });
}
