import type { Actor } from '@mall/db/generated';

/** Who moves something to another state, why and when; each row of history records it. */
export type MoveReason = {
  readonly actor: Actor;
  readonly reason: string;
  readonly at: Date;
  /** The staff who moved it in the office; undefined for members, the system and commands. */
  readonly staffNo?: number | undefined;
};
/** The arguments of every function that moves an order, a claim or an application; each returns it in its new state. */
export type Move<State extends string> = MoveReason & { readonly to: State };
