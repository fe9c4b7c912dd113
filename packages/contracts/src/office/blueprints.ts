import {
  amount,
  boolean,
  boundedText,
  entity,
  integer,
  list,
  oneOf,
  optional,
  querySerialNumber,
  serialNumber,
  text,
  type ValueOf,
} from '../wire.ts';
import { inheritedSections } from './inherited-sections.ts';
import { officeEndpoint } from './office-endpoint.ts';

/** OWN: the section no longer follows the blueprint. INHERIT: it follows. LOCKED: it follows, and cannot differ. */
export const inheritModes = ['OWN', 'INHERIT', 'LOCKED'] as const;
export type InheritMode = (typeof inheritModes)[number];

const write = { permission: 'malls.write', personal: 'none' } as const;
const ofMall = entity({ mallId: querySerialNumber });
const ofPart = entity({ mallId: querySerialNumber, section: oneOf(inheritedSections) });

/** GET blueprints: all blueprints, with the number of malls that follow each. */
export const listBlueprints = officeEndpoint({
  ...{ ...write, method: 'GET', audit: 'read', path: '/blueprints', summary: '블루프린트', errors: [] },
  data: list(entity({ mallId: integer, name: text, children: amount })),
});

const mostChildren = 1000;
/** The most items of one section. */
const mostItems = 2000;
/** GET malls/:mallId/blueprint: a blueprint's sections, and the relation of each of its malls to them. Error 4040. */
export const getBlueprint = officeEndpoint({
  ...{
    ...write,
    method: 'GET',
    audit: 'read',
    path: '/malls/:mallId/blueprint',
    summary: '블루프린트 상세',
    errors: [],
  },
  params: ofMall,
  data: entity({
    ...{ mallId: integer, mallUrl: text, name: text },
    sections: list(
      entity({
        section: oneOf(inheritedSections),
        isLocked: boolean,
        /** Its content, by field; an item that it shows has a name of its own. */
        rows: list(entity({ field: text, name: text, value: text }), mostItems),
      }),
    ),
    children: list(
      entity({
        ...{ mallId: integer, name: text },
        parts: list(entity({ section: oneOf(inheritedSections), mode: oneOf(inheritModes), isSame: boolean })),
      }),
      mostChildren,
    ),
  }),
});
export type Blueprint = ValueOf<(typeof getBlueprint)['data']>;

/** PUT malls/:mallId/blueprint/:section/lock: whether the next copy locks the section in its malls. Error 4040. */
export const lockBlueprintSection = officeEndpoint({
  ...{
    ...write,
    method: 'PUT',
    path: '/malls/:mallId/blueprint/:section/lock',
    summary: '블루프린트 잠금',
    errors: [],
  },
  audit: { action: 'blueprint.lock' },
  params: ofPart,
  body: entity({ isLocked: boolean }),
  data: entity({ isLocked: boolean }),
});

const differing = entity({ field: text, name: text, own: text, parent: text });

/**
 * GET malls/:mallId/blueprint/:section/lock: preview of locking the section and bringing it to the malls: those with different content,
 * twenty at most. Changes nothing. Error 4040.
 */
export const foreseeLock = officeEndpoint({
  ...{
    ...write,
    method: 'GET',
    audit: 'read',
    path: '/malls/:mallId/blueprint/:section/lock',
    summary: '블루프린트 잠금 미리 보기',
    errors: [],
  },
  params: ofPart,
  data: entity({
    /** How many malls would change. */
    changing: amount,
    malls: list(
      entity({
        ...{ mallId: integer, name: text },
        /** Its content that differs from the blueprint. */
        rows: list(differing, mostItems),
        /** Its own additions, which would end. */
        ending: list(text, mostItems),
      }),
      20,
    ),
  }),
});
export type LockForeseen = ValueOf<(typeof foreseeLock)['data']>;

export const mostCopied = 50;
export const copyOutcomes = ['COPIED', 'OWN', 'FAILED'] as const;
export type CopyOutcome = (typeof copyOutcomes)[number];

/**
 * POST malls/:mallId/blueprint/:section/copy: brings the current section to malls that follow, each in one transaction; a mall that has
 * made it its own is unchanged unless the section is locked. Idempotent. Error 4040.
 */
export const copyBlueprintSection = officeEndpoint({
  ...{
    ...write,
    method: 'POST',
    path: '/malls/:mallId/blueprint/:section/copy',
    summary: '블루프린트 배포',
    errors: [],
  },
  audit: { action: 'blueprint.copy' },
  params: ofPart,
  body: entity({ mallIds: list(serialNumber, mostCopied) }),
  /** `kept`: items that the mall has changed itself and that stay. */
  data: list(entity({ mallId: integer, outcome: oneOf(copyOutcomes), kept: amount }), mostCopied),
});

/**
 * GET malls/:mallId/inheritance: what the blueprint said at the last copy, what it says now, and what the mall says. Error 4040: it follows
 * none.
 */
export const getInheritance = officeEndpoint({
  ...{
    ...write,
    method: 'GET',
    audit: 'read',
    path: '/malls/:mallId/inheritance',
    summary: '블루프린트와 비교',
    errors: [],
  },
  params: ofMall,
  data: entity({
    parent: entity({ mallId: integer, name: text }),
    sections: list(
      entity({
        ...{ section: oneOf(inheritedSections), mode: oneOf(inheritModes) },
        rows: list(
          entity({ field: text, name: text, copied: text, parent: text, own: text, isSame: boolean }),
          mostItems,
        ),
      }),
    ),
  }),
});
export type Inheritance = ValueOf<(typeof getInheritance)['data']>;

export const inheritActs = ['TAKE', 'KEEP'] as const;
/**
 * POST malls/:mallId/inheritance/:section: follows the blueprint again, or makes the section the mall's own; with a `field`, only one item
 * of it. Errors: 4040, 4090 it is locked.
 */
export const decideInheritance = officeEndpoint({
  ...{ ...write, method: 'POST', path: '/malls/:mallId/inheritance/:section', summary: '블루프린트 따르기' },
  ...{ audit: { action: 'mall.inherit' }, errors: ['4090'] },
  params: ofPart,
  body: entity({ act: oneOf(inheritActs), field: optional(boundedText(20, 1)) }),
  data: entity({ mode: oneOf(inheritModes) }),
});
