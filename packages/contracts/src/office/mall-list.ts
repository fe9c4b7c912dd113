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

/** The worst open finding of a mall, or none. */
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
  /** Other malls inherit from it; it never opens. */
  isBlueprint: boolean,
  /** When it first opened; null before, and for malls that existed from the start. */
  openedAt: nullable(instant),
  /** The blueprint that it follows, and the person responsible for it, by name; empty for none. */
  ...{ blueprint: text, owner: text },
  /** The open findings of the law lint's last check, for callers who may see them. */
  findings: optional(entity({ red: amount, amber: amount })),
  /** Of the last thirty days, for callers who may see the mall's statistics: all members, orders and their paid amounts in won. */
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
      /** The worst finding of the law lint. */
      findings: filterSet(lintGrades),
    },
    ['name', '-mallId'],
  ),
  data: listPage(mallRow),
  errors: [],
});
