import type { Blueprint } from '@mall/contracts/office/blueprints';
import { Dot } from '../../../kit/badge.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Part } from '../../../kit/page.tsx';
import { grouped } from '../../../lib/numbers.ts';
import styles from './blueprint.module.css';
import { sectionNames } from './section-words.ts';

const mostShown = 50;

/** The malls that follow a blueprint, those that differ first. */
export function ChildTable({ blueprint: { children } }: { blueprint: Blueprint }) {
  const differingOf = ({ parts }: Blueprint['children'][number]) => parts.filter(({ isSame }) => !isSame);
  const ordered = children.toSorted((one, other) => differingOf(other).length - differingOf(one).length);
  return (
    <Part title={`따르는 몰 ${grouped(children.length)}개`}>
      <ul className={styles.children}>
        {ordered.slice(0, mostShown).map((child) => {
          const differing = differingOf(child);
          return (
            <li key={child.mallId}>
              <OfficeLink screen="mall" params={{ mallId: child.mallId }}>
                {child.name}
              </OfficeLink>
              {differing.length === 0 ? (
                <Dot tone="ok">같음</Dot>
              ) : (
                <Dot tone="vio">{`${differing.map(({ section }) => sectionNames[section]).join(', ')} 다름`}</Dot>
              )}
            </li>
          );
        })}
      </ul>
      {children.length > mostShown && (
        <p className={styles.note}>{`${grouped(children.length - mostShown)}개 더 있어요.`}</p>
      )}
    </Part>
  );
}
