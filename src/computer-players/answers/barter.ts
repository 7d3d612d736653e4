/** What somebody offers a computer player: whether it would be paid, and what is wanted or promised in return. */
interface Proposal {
  readonly isPaid: boolean;
  readonly favour: string;
}

/** ¢ for nothing are taken; a computer player neither pays nor promises anything. */
export const acceptsOffer = ({ isPaid, favour }: Proposal): boolean => isPaid && favour === '';
