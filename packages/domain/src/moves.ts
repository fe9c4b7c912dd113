/** Every legal move from a state; any other is an error. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Whether a table contains a move. */
export const mayMoveBy =
  <State extends string>(moves: Moves<State>) =>
  (from: State, to: State): boolean =>
    moves[from].includes(to);
