import {
  amount,
  boundedText,
  day,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  querySerialNumber,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterSet, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const lintSeverities = ['RED', 'AMBER', 'INFO'] as const;
/** RED keeps a mall from opening; AMBER wants somebody to look; INFO is good to know. */
export type LintSeverity = (typeof lintSeverities)[number];

export const lintStates = ['OPEN', 'WAIVED', 'GONE'] as const;
/** Stands; SECURITY lets it stand until a day; the last check did not find it any more. */
export type LintState = (typeof lintStates)[number];

/** How many rules there are; their numbers begin with 1. */
export const lintRuleCount = 28;
const ruleNumbers = Array.from({ length: lintRuleCount }, (_, index) => String(index + 1));

const findingFields = {
  ...{ mallId: integer, mallName: text, findingNo: integer },
  ...{ ruleNo: integer, ruleName: text, severity: oneOf(lintSeverities), state: oneOf(lintStates) },
  /** What it is about, and what is wrong with it. */
  ...{ placeName: text, words: text },
  ...{ firstSeenAt: instant, lastSeenAt: instant },
  /** By when it should be fixed; null once it is, or while it is waived. */
  dueAt: nullable(instant),
  /** The last day of its waiver. */
  waivedUntil: nullable(day),
} as const;
const findingRow = entity(findingFields);
export type LintFindingRow = ValueOf<typeof findingRow>;

const reading = { permission: 'malls.read', personal: 'none', audit: 'read' } as const;

/** GET lint: what the law lint has found in the malls of the scope. `q` is part of the place or of the words. */
export const listLintFindings = officeEndpoint({
  ...reading,
  ...{ method: 'GET', path: '/lint', summary: '법 점검', errors: ['4000'] },
  query: listQuery(
    {
      q: optional(boundedText(60)),
      ...{ mallId: filterNumber, severity: filterSet(lintSeverities), state: filterSet(lintStates) },
      ...{ rule: filterSet(ruleNumbers), firstSeen: filterDay },
    },
    ['firstSeenAt', '-firstSeenAt'],
  ),
  data: listPage(findingRow),
});

const findingPath = entity({ mallId: querySerialNumber, findingNo: querySerialNumber });

export const lintActs = ['waive', 'endWaiver'] as const;
/** Lets a finding stand until a day; has it count again. */
export type LintAct = (typeof lintActs)[number];

/** GET malls/{mallId}/lint/findings/{findingNo}: a finding with its duty, its source, and where it is fixed. */
export const getLintFinding = officeEndpoint({
  ...reading,
  ...{ method: 'GET', path: '/malls/:mallId/lint/findings/:findingNo', summary: '법 점검 지적', errors: [] },
  params: findingPath,
  data: entity({
    ...findingFields,
    ...{ duty: text, source: text },
    /** Who can fix it, and the address of the screen where that is done; null for whoever has no such screen. */
    fix: entity({ who: text, path: nullable(text) }),
    waiver: nullable(entity({ by: text, at: instant, reason: text, until: day })),
    acts: list(oneOf(lintActs)),
  }),
});
export type LintFinding = ValueOf<(typeof getLintFinding)['data']>;

/**
 * POST malls/{mallId}/lint/findings/{findingNo}/waive: lets it stand until the end of a day, a year at most; it counts again by itself then, or
 * when its words change. 4220: the day. 4090: it says something else by now, has gone, or is waived.
 */
export const waiveLintFinding = officeEndpoint({
  ...{ method: 'POST', path: '/malls/:mallId/lint/findings/:findingNo/waive', summary: '법 점검 예외' },
  ...{ permission: 'malls.decide', personal: 'none', audit: { action: 'lint.waive' }, errors: ['4090', '4220'] },
  params: findingPath,
  /** `words` as they were seen. */
  body: entity({ words: boundedText(1000, 1), until: day, reason: trimmedText(300) }),
  data: nullable(text),
});

/** POST malls/{mallId}/lint/findings/{findingNo}/end-waiver: has it count again. 4090: it is not waived. */
export const endLintWaiver = officeEndpoint({
  ...{ method: 'POST', path: '/malls/:mallId/lint/findings/:findingNo/end-waiver', summary: '법 점검 예외 끝내기' },
  ...{ permission: 'malls.decide', personal: 'none', audit: { action: 'lint.endWaiver' }, errors: ['4090'] },
  params: findingPath,
  data: nullable(text),
});

const mallLint = {
  ...{ mallId: integer, mallName: text },
  /** Of the rules that concern it, the share that it keeps, percent; null before its first check. */
  score: nullable(amount),
  ...{ red: amount, amber: amount, info: amount, waived: amount },
  checkedAt: nullable(instant),
} as const;

/** GET lint/malls: each mall of the scope with its score, the lowest first. */
export const listLintMalls = officeEndpoint({
  ...reading,
  ...{ method: 'GET', path: '/lint/malls', summary: '몰별 법 점검', errors: ['4000'] },
  query: listQuery({ q: optional(boundedText(60)), mallId: filterNumber }, ['score', '-score']),
  data: listPage(entity(mallLint)),
});

export const lintOutcomes = [...lintSeverities, 'WAIVED', 'KEPT', 'NOT_CONCERNED'] as const;
/** The worst that stands of a rule; or only what is waived; or nothing; or it does not concern this mall. */
export type LintOutcome = (typeof lintOutcomes)[number];

/** GET malls/{mallId}/lint: every rule as the last check left it, and the score day by day. */
export const getMallLint = officeEndpoint({
  ...reading,
  ...{ method: 'GET', path: '/malls/:mallId/lint', summary: '몰 하나의 법 점검', errors: [] },
  params: entity({ mallId: querySerialNumber }),
  data: entity({
    ...mallLint,
    rules: list(
      entity({
        ...{ ruleNo: integer, name: text, duty: text, source: text, outcome: oneOf(lintOutcomes), found: amount },
        /** Why it does not concern the mall; empty otherwise. */
        whyNot: text,
      }),
    ),
    /** The last thirty days on which it was checked, the oldest first. */
    days: list(entity({ day, score: amount, red: amount, amber: amount })),
  }),
});
export type MallLint = ValueOf<(typeof getMallLint)['data']>;

/** POST malls/{mallId}/lint/check: checks a mall now, as it is checked by itself after each change and at night. */
export const checkMallLint = officeEndpoint({
  ...{ method: 'POST', path: '/malls/:mallId/lint/check', summary: '법 점검 다시 하기', errors: [] },
  ...{ permission: 'malls.decide', personal: 'none', audit: { action: 'lint.check' } },
  params: entity({ mallId: querySerialNumber }),
  data: entity({ score: amount, red: amount, amber: amount, info: amount }),
});
