import { type Action, rights, roleCodes } from '@mall/contracts/office/rights';
import { listRoles } from '@mall/contracts/office/roles';
import { listStaff } from '@mall/contracts/office/staff';
import { actionWords, roleNames } from '@mall/domain/office/right-words';
import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { ChangeHistory } from '../../kit/change-history.tsx';
import { Avatar } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { grouped } from '../../lib/numbers.ts';
import { useMe } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import { boundWords, cellText } from './cell-words.ts';
import styles from './rights-side.module.css';

const shownPeople = 5;

/** What a row of the table allows, how far for each role, and who has it. */
export function RightsSide({ action, idle }: { action: Action; idle: number }) {
  const roles = roleCodes.filter((_, column) => rights[action][column] !== '–');
  const filter = { operator: 'is', values: roles } as const;
  const working = { operator: 'is', values: ['ACTIVE'] } as const;
  const people = useQuery(reading(listStaff, { query: { role: filter, state: working, size: shownPeople } })).data;
  const { name, about } = actionWords[action];
  return (
    <aside className={styles.side}>
      <h2>{name}</h2>
      <p>{about}</p>
      <section className={styles.card}>
        <h3>역할마다</h3>
        <ul>
          {roles.map((role) => (
            <li key={role}>
              <b>{roleNames[role]}</b>
              <span>{cellText(rights[action][roleCodes.indexOf(role)] ?? '')}</span>
              {boundWords(action, role).map((words) => (
                <small key={words}>{words}</small>
              ))}
            </li>
          ))}
        </ul>
      </section>
      <h3>이 권한이 있는 사람 {people && grouped(people.count.value)}</h3>
      <ul className={styles.people}>
        {people?.rows.map(({ staffNo, name: person, grants }) => (
          <li key={staffNo}>
            <Avatar name={person} />
            <OfficeLink screen="staff" search={{ view: 'all', open: String(staffNo) }}>
              {person}
            </OfficeLink>
            <small>{grants[0]?.roleName}</small>
          </li>
        ))}
      </ul>
      <OwnRoles />
      {idle > 0 && (
        <p className={styles.warning}>
          <TriangleAlert size={15} strokeWidth={1.75} aria-hidden="true" />
          3개월 동안 쓰지 않은 직원이 {grouped(idle)}명이에요.
        </p>
      )}
    </aside>
  );
}

/** Custom roles, beside the built-in ones of the table; they belong to no mall. */
function OwnRoles() {
  const isOfAllMalls = useMe()?.malls.isAll ?? false;
  const own = useQuery({ ...reading(listRoles), enabled: isOfAllMalls }).data?.roles ?? [];
  if (own.length === 0) return null;
  return (
    <>
      <h3>만든 역할 {grouped(own.length)}</h3>
      <ul className={styles.people}>
        {own.map(({ roleCode, name, permissions, count }) => (
          <li key={roleCode}>
            <b>{name}</b>
            <small>{`권한 ${grouped(permissions.length)}개 · ${grouped(count)}명`}</small>
            <ChangeHistory subject={`role ${roleCode}`} isSign />
          </li>
        ))}
      </ul>
    </>
  );
}
