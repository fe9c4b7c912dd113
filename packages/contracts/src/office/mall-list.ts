import { mallSalesTypes, mallStyles } from '../codes.ts';
import { mallStates } from '../mall-codes.ts';
import {
  amount,
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  nullable,
  oneOf,
  optional,
  text,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterOwner, filterSet, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';

/** The worst that stands open in a mall, or nothing. */
export const lintGrades = ['RED', 'AMBER', 'NONE'] as const;

const mallRow = entity({
  mallId: integer,
  mallUrl: text,
  name: text,
  company: text,
  salesType: oneOf(mallSalesTypes),
  isMarketing: boolean,
  style: oneOf(mallStyles),
  state: oneOf(mallStates),
  /** What other malls inherit from; it never opens. */
  isBlueprint: boolean,
  /** For the first time; null before, and for malls that were there from the start. */
  openedAt: nullable(instant),
  /** The blueprint that it follows, and who looks after it, by name; empty for none. */
  ...{ blueprint: text, owner: text },
  /** What the law lint's last check left open, for whoever may see that. */
  findings: optional(entity({ red: amount, amber: amount })),
  /** Of the last thirty days, for whoever may see the mall's statistics: members in all, orders and what was paid for them, won. */
  figures: optional(entity({ members: amount, orders: amount, sales: amount })),
});
export type MallRow = ValueOf<typeof mallRow>;

/** GET malls: by name, or the newest first. `q` is part of a name, an address or a company. */
export const listMalls = officeEndpoint({
  ...{ method: 'GET', permission: 'policies.read', personal: 'none', audit: 'read' },
  path: '/malls',
  summary: '몰 목록',
  query: listQuery(
    {
      q: optional(boundedText(60)),
      state: filterSet(mallStates),
      salesType: filterSet(mallSalesTypes),
      style: filterSet(mallStyles),
      marketing: filterSet(['Y', 'N'], ['is']),
      blueprint: filterSet(['Y', 'N'], ['is']),
      /** The number of the blueprint that it follows. */
      parent: filterNumber,
      owner: filterOwner,
      openedAt: filterDay,
      /** The worst that the law lint has found. */
      findings: filterSet(lintGrades),
    },
    ['name', '-mallId'],
  ),
  data: listPage(mallRow),
  errors: [],
});
