import {
  type Action,
  type Permission,
  permissions,
  type RoleCode,
  rights,
  roleCodes,
  verbsIn,
} from '@mall/contracts/office/rights';

/** The row and the verb of a permission: `claims` and `decide`. */
const partsOf = (permission: Permission) => permission.split('.') as [Action, string];

function templateOf(role: RoleCode): readonly Permission[] {
  return permissions.filter((permission) => {
    const [action, verb] = partsOf(permission);
    const verbs: readonly string[] = verbsIn(rights[action][roleCodes.indexOf(role)] ?? '');
    // Whoever sees the rows may see their sum.
    return verbs.includes(verb) || (verb === 'totals' && verbs.includes('read'));
  });
}

/** What each built-in role may do. */
export const roleTemplates = Object.fromEntries(roleCodes.map((role) => [role, templateOf(role)])) as Readonly<
  Record<RoleCode, readonly Permission[]>
>;

/** Conditions of a cell besides its letters: the scope within which a role may do it, and the threshold above which it becomes a case. */
type Bound = {
  readonly only?:
    | 'mallsThatShip'
    | 'ownCarrier'
    | 'phones'
    | 'notices'
    | 'joining'
    | 'unlocked'
    | 'priceBand'
    | 'ownCost'
    | 'ownAnnex'
    | 'issuing'
    | 'compensation'
    | 'queues'
    | 'groupsOfFive'
    | 'roster'
    | 'listings'
    | 'contents';
  /** Won, persons, readers or malls: more than this needs a second person. */
  readonly caseAbove?: number;
  /** More than this is refused. */
  readonly atMost?: number;
};
type Bounds = { readonly [P in Permission]?: { readonly [R in RoleCode]?: Bound } };

const manyMalls = { caseAbove: 50 };
const manyReaders = { caseAbove: 10_000 };

const bounds: Bounds = {
  'parcels.write': { PARTNER: { only: 'mallsThatShip' } },
  'parcels.unmask': { PARTNER: { only: 'mallsThatShip' } },
  'claims.write': { CS: { caseAbove: 300_000 } },
  'applications.read': { DEALER: { only: 'ownCarrier' } },
  'applications.unmask': { DEALER: { only: 'ownCarrier' } },
  'applications.write': { DEALER: { only: 'ownCarrier' } },
  'questions.write': { DEALER: { only: 'phones' } },
  'contacts.write': { DEALER: { only: 'phones' } },
  'listings.write': { PARTNER: { only: 'priceBand' } },
  'displays.write': { PARTNER: { only: 'unlocked' } },
  'boards.write': { WELFARE: { only: 'notices' } },
  'terms.request': { PARTNER: { only: 'ownAnnex' } },
  'coupons.write': { CS: { only: 'issuing', atMost: 30_000 }, PARTNER: { only: 'ownCost' } },
  'newsletters.write': { MARKETING: manyReaders, PARTNER: manyReaders },
  'points.write': { CS: { only: 'compensation', atMost: 50_000 } },
  'policies.write': { WELFARE: { only: 'joining' }, PARTNER: { only: 'unlocked' } },
  'themes.write': { PARTNER: { only: 'unlocked' } },
  'runs.write': {
    SUPER: manyMalls,
    MD: { only: 'listings', ...manyMalls },
    MARKETING: { only: 'contents', ...manyMalls },
  },
  'statistics.totals': { CS: { only: 'queues' }, WELFARE: { only: 'groupsOfFive' } },
  'exports.write': { WELFARE: { only: 'roster' } },
  'personalExports.write': { SUPER: { caseAbove: 500 }, CS: { atMost: 500 }, FINANCE: { caseAbove: 500 } },
};

/** The conditions of a role's permission; empty if the table's letter says everything. */
export const boundOf = (role: RoleCode, permission: Permission): Bound => bounds[permission]?.[role] ?? {};

const auditing: readonly Permission[] = ['records.write'];
/** What auditors may do nonetheless: they manage staff, and decide requests of others. */
const guarding: readonly Permission[] = ['records.write', 'staffSessions.write'];
const operates = (permission: Permission): boolean =>
  ['write', 'end', 'request', 'propose'].includes(partsOf(permission)[1]) && !guarding.includes(permission);

/** Auditors do not operate: the permissions among these that one person may not hold together with the audit. */
export const conflictsOf = (held: readonly Permission[]): readonly Permission[] =>
  held.some((permission) => auditing.includes(permission)) ? held.filter(operates) : [];
