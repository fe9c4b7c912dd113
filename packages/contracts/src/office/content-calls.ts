import { entity, type Fields, integer, querySerialNumber, type Shape, seenVersion } from '../wire.ts';
import { changedContent, contentDesk, contentParts } from './contents.ts';
import { lockedBy } from './locked-by.ts';
import { officeEndpoint } from './office-endpoint.ts';

type Kind<Words extends Fields, Path extends string> = {
  /** The path below a mall, such as `exhibitions`. */
  readonly path: Path;
  /** Its name in the audit. */
  readonly subject: string;
  readonly name: string;
  /** The fields that staff edit. */
  readonly words: Words;
};

const mostBytes = 512 * 1024;

/**
 * The calls that read, add and save a kind of content; its moves and history are those of all contents. A new one is a draft; a live one
 * changes in the shop at once. Errors: 4040, 4090 with both sides, 4220 what is wrong, at its field.
 */
export function contentCalls<const Words extends Fields, const Path extends string>(kind: Kind<Words, Path>) {
  const { path, subject, name, words } = kind;
  const all = `/malls/:mallId/${path}` as const;
  const one = entity({ mallId: querySerialNumber, key: querySerialNumber });
  const change = { permission: 'displays.write', personal: 'none', mostBytes } as const;
  return {
    get: officeEndpoint({
      ...{ method: 'GET', permission: 'displays.read', personal: 'none', audit: 'read' },
      path: `${all}/:key`,
      summary: `${name} 상세`,
      params: one,
      data: entity({ ...contentParts, key: integer, ...contentDesk, lockedBy, ...words }),
      errors: [],
    }),
    add: officeEndpoint({
      ...{ ...change, method: 'POST' },
      path: all,
      audit: { action: `${subject}.add` },
      summary: `${name} 쓰기`,
      params: entity({ mallId: querySerialNumber }),
      body: entity(words),
      data: entity({ key: integer, version: integer }),
      errors: ['4220'],
    }),
    save: officeEndpoint({
      ...{ ...change, method: 'PUT' },
      path: `${all}/:key`,
      audit: { action: `${subject}.save` },
      summary: `${name} 저장`,
      params: one,
      body: entity({ ...words, version: seenVersion }),
      data: changedContent,
      errors: ['4090', '4220'],
    }),
  };
}

/** The calls of a kind, for code that does not know its fields. */
export type ContentCalls = ReturnType<typeof contentCalls<{ readonly title: Shape<string> }, string>>;
