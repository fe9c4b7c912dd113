import {
  mallRoles,
  type Permission,
  permissions,
  type RoleCode,
  rights,
  roleCodes,
} from '@mall/contracts/office/rights';
import { describe, expect, test } from 'vitest';
import { boundOf, conflictsOf, roleTemplates } from './rights.ts';

const may = (role: RoleCode, permission: Permission) => roleTemplates[role].includes(permission);
const actionsOf = (role: RoleCode) => new Set(roleTemplates[role].map((permission) => permission.split('.')[0]));
const rolesWith = (permission: Permission) => roleCodes.filter((role) => may(role, permission));

describe('the table of who may do what', () => {
  test('has a cell for each role in each row, and no permission that nobody has', () => {
    for (const cells of Object.values(rights)) expect(cells).toHaveLength(roleCodes.length);
    expect(permissions.filter((permission) => rolesWith(permission).length === 0)).toEqual([]);
    expect(new Set(permissions).size).toBe(permissions.length);
  });

  test('gives each role as much as specified', () => {
    const counts = Object.fromEntries(
      roleCodes.map((role) => [role, [actionsOf(role).size, roleTemplates[role].length]]),
    );
    expect(counts).toEqual({
      SUPER: [41, 92],
      MD: [16, 31],
      CS: [22, 48],
      FINANCE: [11, 22],
      MARKETING: [18, 30],
      SECURITY: [22, 30],
      WELFARE: [10, 17],
      PARTNER: [27, 48],
      DEALER: [8, 17],
    });
  });

  test('shows an employer nothing of what an employee bought, asked or applied for', () => {
    const seen = actionsOf('WELFARE');
    for (const action of ['orders', 'parcels', 'claims', 'deposits', 'sheets', 'applications', 'subscriptions'])
      expect(seen).not.toContain(action);
    for (const action of ['members', 'questions', 'contacts', 'products']) expect(seen).not.toContain(action);
    expect(seen).toContain('roster');
  });

  test('lets nobody of a mall unmask, but who ships and who activates phones', () => {
    const unmasking = mallRoles.flatMap((role) => roleTemplates[role].filter((one) => one.endsWith('.unmask')));
    expect(unmasking).toEqual(['parcels.unmask', 'applications.unmask']);
    expect(boundOf('PARTNER', 'parcels.unmask')).toEqual({ only: 'mallsThatShip' });
    expect(boundOf('DEALER', 'applications.unmask')).toEqual({ only: 'ownCarrier' });
  });

  test('shows sums to whoever sees the rows, and rows to nobody who may see sums alone', () => {
    expect(rolesWith('orders.totals')).toEqual(['SUPER', 'MD', 'CS', 'FINANCE', 'MARKETING', 'SECURITY', 'PARTNER']);
    expect(may('MARKETING', 'orders.read')).toBe(false);
    expect(may('PARTNER', 'applications.read')).toBe(false);
  });

  test('keeps who brings an application forward apart from who ends it', () => {
    expect(rolesWith('applications.write')).toEqual(['SUPER', 'DEALER']);
    expect(rolesWith('applications.end')).toEqual(['SUPER', 'CS']);
  });

  test('sends a refund of CS above 300,000 won to a second person, and not one of SUPER', () => {
    expect(boundOf('CS', 'claims.write')).toEqual({ caseAbove: 300_000 });
    expect(boundOf('SUPER', 'claims.write')).toEqual({});
    expect(rolesWith('claims.decide')).toEqual(['FINANCE']);
  });
});

/** Every cell that says more than its letters, as decided. */
const cells: readonly (readonly [RoleCode, Permission, ReturnType<typeof boundOf>])[] = [
  ['CS', 'claims.write', { caseAbove: 300_000 }],
  ['CS', 'coupons.write', { only: 'issuing', atMost: 30_000 }],
  ['CS', 'points.write', { only: 'compensation', atMost: 50_000 }],
  ['CS', 'personalExports.write', { atMost: 500 }],
  ['CS', 'statistics.totals', { only: 'queues' }],
  ['FINANCE', 'personalExports.write', { caseAbove: 500 }],
  ['SUPER', 'personalExports.write', { caseAbove: 500 }],
  ['SUPER', 'runs.write', { caseAbove: 50 }],
  ['MD', 'runs.write', { only: 'listings', caseAbove: 50 }],
  ['MARKETING', 'runs.write', { only: 'contents', caseAbove: 50 }],
  ['MARKETING', 'newsletters.write', { caseAbove: 10_000 }],
  ['PARTNER', 'newsletters.write', { caseAbove: 10_000 }],
  ['PARTNER', 'parcels.write', { only: 'mallsThatShip' }],
  ['PARTNER', 'parcels.unmask', { only: 'mallsThatShip' }],
  ['PARTNER', 'listings.write', { only: 'priceBand' }],
  ['PARTNER', 'displays.write', { only: 'unlocked' }],
  ['PARTNER', 'policies.write', { only: 'unlocked' }],
  ['PARTNER', 'themes.write', { only: 'unlocked' }],
  ['PARTNER', 'terms.request', { only: 'ownAnnex' }],
  ['PARTNER', 'coupons.write', { only: 'ownCost' }],
  ['WELFARE', 'boards.write', { only: 'notices' }],
  ['WELFARE', 'policies.write', { only: 'joining' }],
  ['WELFARE', 'statistics.totals', { only: 'groupsOfFive' }],
  ['WELFARE', 'exports.write', { only: 'roster' }],
  ['DEALER', 'applications.read', { only: 'ownCarrier' }],
  ['DEALER', 'applications.unmask', { only: 'ownCarrier' }],
  ['DEALER', 'applications.write', { only: 'ownCarrier' }],
  ['DEALER', 'questions.write', { only: 'phones' }],
  ['DEALER', 'contacts.write', { only: 'phones' }],
];

describe('how far a permission goes', () => {
  test.each(cells)('%s with %s: %j', (role, permission, bound) => {
    expect(may(role, permission)).toBe(true);
    expect(boundOf(role, permission)).toEqual(bound);
  });

  test('is the whole of it in every other cell', () => {
    const bounded = new Set(cells.map(([role, permission]) => `${role} ${permission}`));
    const others = roleCodes.flatMap((role) => roleTemplates[role].map((permission) => [role, permission] as const));
    const narrowed = others.filter(([role, permission]) => Object.keys(boundOf(role, permission)).length > 0);
    expect(narrowed.map(([role, permission]) => `${role} ${permission}`).toSorted()).toEqual([...bounded].toSorted());
  });
});

describe('conflicts', () => {
  test('refuse who audits and writes, ends, requests or proposes; reading, and what guards staff, they leave', () => {
    const operating: Permission[] = ['claims.write', 'applications.end', 'terms.request'];
    const harmless: Permission[] = ['records.write', 'staffSessions.write', 'orders.read'];
    expect(conflictsOf([...operating, ...harmless])).toEqual(operating);
    expect(conflictsOf(operating)).toEqual([]);
  });

  test('refuse who audits and is of customer service', () => {
    const both: Permission[] = [...roleTemplates.SECURITY, ...roleTemplates.CS];
    expect(conflictsOf(both)).toContain('claims.write');
  });

  test('are in none of the built-in roles', () => {
    for (const role of roleCodes) expect(conflictsOf(roleTemplates[role])).toEqual([]);
  });
});
