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
/** RED prevents a mall from opening; AMBER should be checked by somebody; INFO is good to know. */
export type LintSeverity = (typeof lintSeverities)[number];

export const lintStates = ['OPEN', 'WAIVED', 'GONE'] as const;
/** Open; waived by SECURITY until a day; no longer found by the last check. */
export type LintState = (typeof lintStates)[number];

/** The number of rules; they are numbered from 1. */
export const lintRuleCount = 28;
const ruleNumbers = Array.from({ length: lintRuleCount }, (_, index) => String(index + 1));

const findingFields = {
  ...{ mallId: integer, mallName: text, findingNo: integer },
  ...{ ruleNo: integer, ruleName: text, severity: oneOf(lintSeverities), state: oneOf(lintStates) },
  /** The place, and what is wrong with it. */
  ...{ placeName: text, words: text },
  ...{ firstSeenAt: instant, lastSeenAt: instant },
  /** When it should be fixed; null once it is, or while it is waived. */
  dueAt: nullable(instant),
  /** The last day of its waiver. */
  waivedUntil: nullable(day),
} as const;
const findingRow = entity(findingFields);
export type LintFindingRow = ValueOf<typeof findingRow>;

const reading = { permission: 'malls.read', personal: 'none', audit: 'read' } as const;

/** GET lint: the findings of the law lint in the malls in scope. `q` is part of the place or of the text. */
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
/** Waives a finding until a day; ends the waiver. */
export type LintAct = (typeof lintActs)[number];

/** GET malls/{mallId}/lint/findings/{findingNo}: a finding with its duty, its source, and where to fix it. */
export const getLintFinding = officeEndpoint({
  ...reading,
  ...{ method: 'GET', path: '/malls/:mallId/lint/findings/:findingNo', summary: '법 점검 지적', errors: [] },
  params: findingPath,
  data: entity({
    ...findingFields,
    ...{ duty: text, source: text },
    /** Who can fix it, and the address of the screen for it; null for callers without that screen. */
    fix: entity({ who: text, path: nullable(text) }),
    waiver: nullable(entity({ by: text, at: instant, reason: text, until: day })),
    acts: list(oneOf(lintActs)),
  }),
});
export type LintFinding = ValueOf<(typeof getLintFinding)['data']>;

/**
 * POST malls/{mallId}/lint/findings/{findingNo}/waive: waives it until the end of a day, a year at most; after that, or when its text
 * changes, it counts again. 4220: the day. 4090: its text has changed, it is gone, or it is waived.
 */
export const waiveLintFinding = officeEndpoint({
  ...{ method: 'POST', path: '/malls/:mallId/lint/findings/:findingNo/waive', summary: '법 점검 예외' },
  ...{ permission: 'malls.decide', personal: 'none', audit: { action: 'lint.waive' }, errors: ['4090', '4220'] },
  params: findingPath,
  /** `words` as they were seen. */
  body: entity({ words: boundedText(1000, 1), until: day, reason: trimmedText(300) }),
  data: nullable(text),
});

/** POST malls/{mallId}/lint/findings/{findingNo}/end-waiver: ends the waiver. 4090: it is not waived. */
export const endLintWaiver = officeEndpoint({
  ...{ method: 'POST', path: '/malls/:mallId/lint/findings/:findingNo/end-waiver', summary: '법 점검 예외 끝내기' },
  ...{ permission: 'malls.decide', personal: 'none', audit: { action: 'lint.endWaiver' }, errors: ['4090'] },
  params: findingPath,
  data: nullable(text),
});

const mallLint = {
  ...{ mallId: integer, mallName: text },
  /** The percentage of applicable rules that the mall meets; null before its first check. */
  score: nullable(amount),
  ...{ red: amount, amber: amount, info: amount, waived: amount },
  checkedAt: nullable(instant),
} as const;

/** GET lint/malls: each mall in scope with its score, the lowest first. */
export const listLintMalls = officeEndpoint({
  ...reading,
  ...{ method: 'GET', path: '/lint/malls', summary: '몰별 법 점검', errors: ['4000'] },
  query: listQuery({ q: optional(boundedText(60)), mallId: filterNumber }, ['score', '-score']),
  data: listPage(entity(mallLint)),
});

export const lintOutcomes = [...lintSeverities, 'WAIVED', 'KEPT', 'NOT_CONCERNED'] as const;
/** The worst open finding of a rule; or only waived ones; or none; or the rule does not concern this mall. */
export type LintOutcome = (typeof lintOutcomes)[number];

/** GET malls/{mallId}/lint: every rule with the result of the last check, and the score by day. */
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
    /** The last thirty days on which it was checked, oldest first. */
    days: list(entity({ day, score: amount, red: amount, amber: amount })),
  }),
});
export type MallLint = ValueOf<(typeof getMallLint)['data']>;

/** POST malls/{mallId}/lint/check: checks a mall now, as happens automatically after each change and at night. */
export const checkMallLint = officeEndpoint({
  ...{ method: 'POST', path: '/malls/:mallId/lint/check', summary: '법 점검 다시 하기', errors: [] },
  ...{ permission: 'malls.decide', personal: 'none', audit: { action: 'lint.check' } },
  params: entity({ mallId: querySerialNumber }),
  data: entity({ score: amount, red: amount, amber: amount, info: amount }),
});
