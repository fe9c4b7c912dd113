import type { Actor } from '@mall/db/generated';

/** Who moves something to another state, why and when; each row of history says it. */
export type MoveReason = {
  readonly actor: Actor;
  readonly reason: string;
  readonly at: Date;
  /** Of the staff who moved it in the office; members, the system and commands have none. */
  readonly staffNo?: number | undefined;
};
/** What every function takes that moves an order, a claim or an application, which it returns as it is then. */
export type Move<State extends string> = MoveReason & { readonly to: State };
