import { entity, integer, nullable, text, type ValueOf } from '../wire.ts';

const blueprint = entity({ mallId: integer, name: text });
/** The blueprint that has locked something in a mall. */
export type LockedBy = ValueOf<typeof blueprint>;
/** Null if the mall's own staff may change it. */
export const lockedBy = nullable(blueprint);
