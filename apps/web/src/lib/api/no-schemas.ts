/**
 * Replaces zod in the browser (vite.config.ts). The server validates responses before it sends them and requests when they arrive, so the
 * browser needs only the names of a contract, not 27 kB of validation.
 *
 * When to remove it: once a build leaves out what only `.parse` would need, or the contracts' schemas weigh less than 5 kB.
 */
const schema = { check: () => schema };
const make = () => schema;

export {
  make as array,
  make as boolean,
  make as enum,
  make as int,
  make as lazy,
  make as literal,
  make as maximum,
  make as maxLength,
  make as minimum,
  make as minLength,
  make as nonnegative,
  make as nullable,
  make as number,
  make as object,
  make as optional,
  make as record,
  make as refine,
  make as regex,
  make as string,
  make as trim,
  make as union,
  make as unknown,
  make as uuid,
};
