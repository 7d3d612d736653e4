/** How often each face of a die came. */
export interface FacesScene {
  readonly title: string;
  /** From one to six. */
  readonly faces: readonly number[];
  /** The name of the line at which fair dice would be on average. */
  readonly fair: string;
}

/** People in their places, with a number in each column. */
export interface RankingScene {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    /** From 1, shared by who has done the same. */
    readonly place: number;
    readonly name: string;
    readonly values: readonly string[];
  }[];
}

/** The souls of everybody over the turns of a game. */
export interface CourseScene {
  readonly title: string;
  /** The first turn that is shown, and the last one. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly {
    readonly name: string;
    /** From each of these turns on, until the next: in the order of the turns. */
    readonly points: readonly { readonly turn: number; readonly souls: number }[];
  }[];
}
