import { type Action, type RoleCode, rights, roleCodes } from '@mall/contracts/office/rights';
import { summariseStaff } from '@mall/contracts/office/staff';
import { actionWords, roleNames } from '@mall/domain/office/right-words';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { OfficeLink } from '../../kit/office-link.tsx';
import { PageHead } from '../../kit/page.tsx';
import { grouped } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import { type CellKind, cellKind, cellText } from './cell-words.ts';
import { InviteButton } from './invite.tsx';
import styles from './rights.module.css';
import { RightsSide } from './rights-side.tsx';

const kinds = {
  does: { icon: Check, name: '가능' },
  sees: { icon: Eye, name: '보기만' },
  two: { icon: Users, name: '2인 승인' },
  mall: { icon: Store, name: '담당 몰만' },
} as const;
const actions = Object.keys(rights) as readonly Action[];

/** Who may do what: the table from which menu, buttons and calls are derived. */
export function RightsPage() {
  const [chosen, setChosen] = useState<Action>('orders');
  const summary = useQuery(reading(summariseStaff)).data;
  const mayInvite = useMay('staff.invite');
  const countOf = (role: string) => summary?.byRole.find(({ roleCode }) => roleCode === role)?.count ?? 0;
  return (
    <div className={styles.screen}>
      <PageHead
        title="직원·권한"
        context={summary && `${grouped(summary.working)}명 · 몰 직원 ${grouped(summary.ofMalls)}명`}
        actions={mayInvite && <InviteButton />}
      />
      <nav className={styles.tabs} aria-label="직원·권한">
        <OfficeLink screen="rights" aria-current="page">
          권한 표
        </OfficeLink>
        <OfficeLink screen="staff">
          사람 <em>{summary && grouped(summary.working)}</em>
        </OfficeLink>
        <OfficeLink screen="staff" search={{ view: 'noPasskey' }}>
          패스키 없는 사람 <em data-late="">{summary && grouped(summary.withoutPasskey)}</em>
        </OfficeLink>
        <OfficeLink screen="staff" search={{ view: 'invited' }}>
          초대 <em>{summary && grouped(summary.invited)}</em>
        </OfficeLink>
      </nav>
      <div className={styles.two}>
        <div className={styles.tableBox}>
          <ul className={styles.legend} aria-label="기호">
            {Object.entries(kinds).map(([kind, { icon: Icon, name }]) => (
              <li key={kind}>
                <span className={styles.sign} data-kind={kind}>
                  <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
                </span>
                {name}
              </li>
            ))}
            <li>
              <span className={styles.none}>–</span>없음
            </li>
          </ul>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
          <section className={styles.scroll} tabIndex={0} aria-label="권한 표">
            <table className={styles.matrix}>
              <thead>
                <tr>
                  <th scope="col">권한</th>
                  {roleCodes.map((role) => (
                    <th key={role} scope="col">
                      {roleNames[role]}
                      <small>{grouped(countOf(role))}명</small>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {actions.map((action) => (
                  <tr key={action} data-chosen={action === chosen || undefined}>
                    <th scope="row">
                      <button type="button" aria-pressed={action === chosen} onClick={() => setChosen(action)}>
                        {actionWords[action].name}
                      </button>
                    </th>
                    {roleCodes.map((role, column) => (
                      <td key={role}>
                        <Sign action={action} role={role} cell={rights[action][column] ?? '–'} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
        <RightsSide action={chosen} idle={summary?.idle ?? 0} />
      </div>
    </div>
  );
}

function Sign({ action, role, cell }: { action: Action; role: RoleCode; cell: string }) {
  const kind: CellKind | undefined = cellKind(action, role, cell);
  if (!kind)
    return (
      <span className={styles.none}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">없음</span>
      </span>
    );
  const Icon = kinds[kind].icon;
  return (
    <span className={styles.sign} data-kind={kind} title={cellText(cell)}>
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
      <span className="visually-hidden">
        {kinds[kind].name}: {cellText(cell)}
      </span>
    </span>
  );
}
