import type { AreaScene, CardScene, HandScene, ResultScene } from './details.js';
import type { FacesScene, RankingScene } from './plots.js';
import type { BoardScene } from './scene.js';
import type { StripScene } from './strip.js';

/** What a picture shows, by what kind of picture it is: data, from which it can be drawn anywhere. */
export type Picture =
  | { readonly kind: 'board'; readonly scene: BoardScene }
  | { readonly kind: 'result'; readonly scene: ResultScene }
  | { readonly kind: 'card'; readonly scene: CardScene }
  | { readonly kind: 'area'; readonly scene: AreaScene }
  | { readonly kind: 'hand'; readonly scene: HandScene }
  | { readonly kind: 'strip'; readonly scene: StripScene }
  | { readonly kind: 'faces'; readonly scene: FacesScene }
  | { readonly kind: 'ranking'; readonly scene: RankingScene };

/** A picture that is ready to be drawn, and what it says in words. */
export type Drawable = Picture & { readonly alt: string };
