import { entity, integer, nullable, text, type ValueOf } from '../wire.ts';

const blueprint = entity({ mallId: integer, name: text });
/** The blueprint that keeps something of a mall locked. */
export type LockedBy = ValueOf<typeof blueprint>;
/** Null for what the mall's own staff may change. */
export const lockedBy = nullable(blueprint);
