import { parseArgs } from 'node:util';
import type { Dependencies } from '../apps/api/src/dependencies.ts';
import { newLink } from '../apps/api/src/modules/staff/invitation/links.ts';
import { listStaff } from '../apps/api/src/modules/staff/management/list-staff.ts';
import { addStaff, mailInvitation, moveStaff } from '../apps/api/src/modules/staff/management/manage-staff.ts';
import { findStaffByEmail } from '../apps/api/src/modules/staff/staff.repository.ts';
import { mallRoles, roleCodes } from '../packages/contracts/src/office/rights.ts';
import { inTheAudit, runOfficeCommand } from './lib/operator-office.ts';
import { type Lines, linesOr } from './lib/print-lines.ts';
import { TaskError } from './lib/task.ts';

const usage = `npm run staff -- <command> …

  invite  <email> --name <name> --role <role> [--mall <mall> …]   adds somebody, mails their invitation and prints its link
  suspend <email>                                                 ends their sessions at once, and lets none begin
  resume  <email>                                                 lets them sign in again
  list                                                            who works in the office

role: ${roleCodes.join(', ').toLowerCase()}; ${mallRoles.join(', ').toLowerCase()} need a mall`;

type Words = {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly malls: readonly string[];
};
type Command = (office: Dependencies, words: Words) => Promise<Lines>;

const everywhere = { scope: { kind: 'all' }, staffNo: null } as const;

const invite: Command = async (office, { email, name, role, malls }) => {
  const roleCode = roleCodes.find((one) => one === role.toUpperCase());
  if (!email || !name || !roleCode) throw new TaskError(usage);
  const known = await office.malls.all();
  const mallIds = malls.map((mallUrl) => {
    const mall = known.get(mallUrl);
    if (!mall) throw new TaskError(`there is no mall ${mallUrl}`);
    return mall.mallId;
  });
  const grant = { roleCode, mallIds: mallIds.length > 0 ? mallIds : null, carrier: null, endsAt: null };
  const wanted = { email, name, grants: [grant], endsOn: null, reason: '' };
  const { staffNo } = await addStaff(
    inTheAudit(office, { action: 'staff.invite', subject: `staff ${email}` }),
    everywhere,
    wanted,
  );
  const isMailed = await mailInvitation(office, staffNo);
  const link = await newLink(office, { staffNo, state: 'INVITED' });
  return [isMailed ? `${email} has mail` : `the mail to ${email} did not leave`, `or, once, within 72 hours: ${link}`];
};

const move =
  (to: 'SUSPENDED' | 'ACTIVE'): Command =>
  async (office, { email }) => {
    const staff = email ? await findStaffByEmail(office.database, email) : undefined;
    if (!staff) throw new TaskError(email ? `nobody of the staff has the address ${email}` : usage);
    const { staffNo } = staff;
    const acting = inTheAudit(office, { action: 'staff.state', subject: `staff ${staffNo}` });
    await moveStaff(acting, undefined, { staffNo, to });
    return to === 'SUSPENDED' ? `${email} is out; every session has ended` : `${email} may sign in again`;
  };

const commands: Readonly<Record<string, Command>> = {
  invite,
  suspend: move('SUSPENDED'),
  resume: move('ACTIVE'),
  list: async (office) => {
    const { rows } = await listStaff(office, everywhere.scope, { size: 100 });
    const lines = rows.map(({ email, name, state, grants, lastSignedInAt }) => {
      const roles = grants.map(({ roleCode, malls }) => [roleCode, ...malls.map((mall) => mall.name)].join(' '));
      return `${state}  ${email}  ${name}  ${roles.join(', ')}  ${lastSignedInAt?.slice(0, 10) ?? 'never signed in'}`;
    });
    return linesOr(lines, 'nobody works in the office yet');
  },
};

await runOfficeCommand(() => {
  const options = {
    name: { type: 'string', default: '' },
    role: { type: 'string', default: '' },
    mall: { type: 'string', multiple: true, default: [] as string[] },
  } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [name = '', email = ''] = positionals;
  const command = commands[name];
  if (!command) throw new TaskError(usage);
  return (office) => command(office, { email, name: values.name, role: values.role, malls: values.mall });
});
