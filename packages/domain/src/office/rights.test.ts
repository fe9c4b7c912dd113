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

describe('conflicts', () => {
  test('refuse who audits and operates', () => {
    const both: Permission[] = [...roleTemplates.SECURITY, ...roleTemplates.CS];
    expect(conflictsOf(both)).toContain('claims.write');
  });

  test('are in none of the built-in roles', () => {
    for (const role of roleCodes) expect(conflictsOf(roleTemplates[role])).toEqual([]);
  });
});
