import { AppError, fieldError } from '@mall/contracts/errors';
import type { Permission } from '@mall/contracts/office/rights';
import * as contract from '@mall/contracts/office/roles';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { nameOfRole } from '../role-name.ts';
import * as manage from './manage.repository.ts';
import { proposeRole } from './manage-staff.ts';

/** Custom roles, and the networks from which staff may work. `office` has the office's database. */
export function roleRoutes(app: FastifyInstance, office: Dependencies): void {
  const { database, clock } = office;
  bindOffice(app, contract.listRoles, async () => {
    const roles = await manage.listOwnRoles(database);
    return { roles: roles.map((role) => ({ ...role, permissions: role.permissions as Permission[] })) };
  });
  bindOffice(app, contract.listIpRules, async () => {
    const rules = await manage.listIpRules(database, clock());
    return {
      rules: rules.map(({ ruleNo, network, label, roleCode, staffName, mallName, endsAt }) => ({
        ...{ ruleNo, network, label, of: staffName ?? mallName ?? nameOfRole(roleCode ?? '', null) },
        endsAt: endsAt?.toISOString() ?? null,
      })),
    };
  });

  bindOffice(app, contract.putRole, async ({ staff, body, write }) => ({
    caseNo: await write({ subject: `role ${body.roleCode ?? body.name}`, reason: body.reason }, (recorded) =>
      proposeRole(recorded, staff, body),
    ),
  }));

  bindOffice(app, contract.addIpRule, async ({ body: { endsAt, ...rule }, write }) => {
    await write({ subject: `network ${rule.network}` }, (recorded) =>
      recorded.database
        .transaction()
        .execute((transaction) =>
          manage.insertIpRule(transaction, { ...rule, endsAt: endsAt === null ? null : new Date(endsAt) }),
        ),
    ).catch((error: unknown) => {
      throw error instanceof Error && 'code' in error && error.code === '22P02'
        ? fieldError('network', '네트워크 주소를 확인해 주세요. 예: 192.0.2.0/24')
        : error;
    });
    return null;
  });
  bindOffice(app, contract.removeIpRule, async ({ params: { ruleNo }, write }) => {
    await write({ subject: `ip-rule ${ruleNo}` }, (recorded) =>
      recorded.database.transaction().execute(async (transaction) => {
        if (!(await manage.deleteIpRule(transaction, ruleNo))) throw new AppError('4040');
      }),
    );
    return null;
  });
}
