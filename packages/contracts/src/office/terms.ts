import { lastingTerms, termCodes, termStates } from '../codes.ts';
import {
  amount,
  boolean,
  boundedLines,
  day,
  entity,
  type Fields,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  querySerialNumber,
  seenVersion,
  text,
  trimmedLines,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { filterNumber, filterSet, listPage, listQuery } from './list.ts';
import { lockedBy } from './locked-by.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal } from './personal.ts';

/** A version that has been announced. */
const version = {
  /** Its number among the versions of the provider, or of the mall. */
  no: integer,
  appliedOn: day,
  state: oneOf(termStates),
  /** Null: from before versions were announced here. */
  announcedAt: nullable(instant),
  isAdverse: boolean,
  needsConsent: boolean,
  /** How many members of the malls in scope have agreed to it. */
  consents: amount,
};
/** A version that was announced and then withdrawn. */
const withdrawn = entity({ appliedOn: day, announcedAt: instant, withdrawnAt: instant, reason: text });
const announced = entity(version);

/** What waits for approval. */
const waiting = nullable(entity({ caseNo: integer, by: text, at: instant, isMine: boolean }));
const draftLine = { draftNo: integer, appliedOn: day, by: nullable(text), changedAt: instant };

const chain = entity({
  termCode: oneOf(termCodes),
  /** The newest first. */
  versions: list(announced),
  draft: nullable(entity({ ...draftLine, waiting })),
});
export type TermChain = ValueOf<typeof chain>;

/** The fields of a version that staff edit. */
const words = {
  html: boundedLines(200_000),
  appliedOn: day,
  /** To the members' disadvantage: then it is announced earlier, and to each of them. */
  isAdverse: boolean,
  /** Members who agreed to an earlier version are asked again. */
  needsConsent: boolean,
  noticeTitle: trimmedText(100),
  noticeHtml: boundedLines(20_000),
  sendsMail: boolean,
};
const termWords = entity(words);
export type TermWords = ValueOf<typeof termWords>;

const mostBytes = 1024 * 1024;
const reading = { method: 'GET', permission: 'terms.read', personal: 'none', audit: 'read' } as const;
const change = { permission: 'terms.request', personal: 'none' } as const;

/**
 * The calls of the provider's texts, or of a mall's additions: read, draft, and request approval, which announces the draft. Errors: 4040,
 * 4090 somebody has saved since (both sides), 4094 it waits for a decision, 4220 what is wrong, at its field.
 */
function termCalls<const Base extends string, const F extends Fields>(base: Base, place: F, name: string) {
  const all = entity(place);
  const one = entity({ ...place, termCode: oneOf(termCodes) });
  const path = `${base}/:termCode` as const;
  return {
    list: officeEndpoint({
      ...reading,
      path: base,
      summary: `${name} 목록`,
      params: all,
      data: entity({ chains: list(chain), mayRequest: boolean }),
      errors: [],
    }),
    get: officeEndpoint({
      ...reading,
      path,
      summary: name,
      params: one,
      data: entity({
        termCode: oneOf(termCodes),
        /** The mall of the addition; null for the provider's text. */
        mall: nullable(entity({ name: text })),
        /** The newest first. */
        versions: list(entity({ ...version, html: text, withdrawal: waiting })),
        withdrawn: list(withdrawn),
        draft: nullable(entity({ ...draftLine, ...words, version: integer, waiting })),
        /** The number of members whom a mail would reach. */
        readers: amount,
        malls: amount,
        /** Then the mall has the same addition as its blueprint. */
        lockedBy,
        mayRequest: boolean,
      }),
      errors: [],
    }),
    save: officeEndpoint({
      ...{ ...change, method: 'PUT', mostBytes },
      path: `${path}/draft`,
      audit: { action: 'terms.draft' },
      summary: `${name} 초안 저장`,
      params: one,
      /** Version 0 begins a draft. */
      body: entity({ ...words, version: seenVersion }),
      data: entity({ version: integer }),
      errors: ['4090', '4094', '4220'],
    }),
    discard: officeEndpoint({
      ...{ ...change, method: 'POST' },
      path: `${path}/draft/discard`,
      audit: { action: 'terms.discard' },
      summary: `${name} 초안 버리기`,
      params: one,
      body: entity({ version: seenVersion }),
      data: nullable(text),
      errors: ['4090', '4094'],
    }),
    propose: officeEndpoint({
      ...{ ...change, method: 'POST' },
      path: `${path}/propose`,
      audit: { action: 'terms.propose' },
      summary: `${name} 결재 올리기`,
      params: one,
      body: entity({ version: seenVersion, reason: trimmedLines(300) }),
      data: entity({ caseNo: integer }),
      errors: ['4090', '4094', '4220'],
    }),
    withdraw: officeEndpoint({
      ...{ ...change, method: 'POST' },
      path: `${path}/withdraw`,
      audit: { action: 'terms.withdraw' },
      summary: `${name} 알림 거두기`,
      params: one,
      /** The version that comes into force on this day; members see the reason, too. */
      body: entity({ appliedOn: day, reason: trimmedLines(300) }),
      data: entity({ caseNo: integer }),
      errors: ['4090', '4094'],
    }),
  };
}

/** Below GET terms: the provider's, which every mall shows; requires the permission in all malls. */
export const providerTerms = termCalls('/terms', {}, '약관');
/** Below GET malls/:mallId/terms: a mall's additions. */
export const mallAnnexes = termCalls('/malls/:mallId/terms', { mallId: querySerialNumber }, '몰 추가 약관');
export type TermDetail = ValueOf<(typeof providerTerms)['get']['data']>;
export type TermDraft = NonNullable<TermDetail['draft']>;

const reconsent = entity({
  mallId: integer,
  mallName: text,
  memberNo: integer,
  loginId: personal('id'),
  name: personal('name'),
  termCode: oneOf(lastingTerms),
  /** The version to which they must agree. */
  wantedOn: day,
  /** The newest version that they have agreed to; null for none. */
  agreedOn: nullable(day),
  agreedAt: nullable(instant),
});

/** GET terms/reconsents: members whose consent is for an earlier version than the one in force, which requires renewed consent. */
export const listReconsents = officeEndpoint({
  ...reading,
  personal: 'masked',
  path: '/terms/reconsents',
  summary: '재동의 대상',
  query: listQuery({ mallId: filterNumber, termCode: filterSet(lastingTerms) }, ['memberNo', '-memberNo']),
  data: listPage(reconsent),
  errors: [],
});
