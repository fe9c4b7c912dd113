import { type Blueprint, getBlueprint, lockBlueprintSection } from '@mall/contracts/office/blueprints';
import { isInheritedContent } from '@mall/contracts/office/inherited-sections';
import { useState } from 'react';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Switch } from '../../../kit/form/controls.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Card } from '../../../kit/page.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { grouped } from '../../../lib/numbers.ts';
import { useAct } from '../../../lib/use-office.ts';
import styles from './blueprint.module.css';
import { LockForeseenModal } from './lock-foreseen.tsx';
import { editors, modeTones, modeWords, nameOfRow, sectionNames } from './section-words.ts';
import { Spread } from './spread.tsx';

type Props = { blueprint: Blueprint; part: Blueprint['sections'][number] };

/** One section of a blueprint: its values, whether it is locked, how many malls differ, and bringing it to them. */
export function BlueprintSection({ blueprint, part }: Props) {
  const { section, isLocked } = part;
  const parts = blueprint.children.flatMap((child) => child.parts.filter((one) => one.section === section));
  const differing = parts.filter(({ isSame }) => !isSame).length;
  const mode = isLocked ? 'LOCKED' : 'INHERIT';
  return (
    <Card
      title={sectionNames[section]}
      note={`${grouped(parts.length - differing)}개 몰이 같고 ${grouped(differing)}개 몰이 달라요`}
      end={<Badge tone={modeTones[mode]}>{modeWords[mode]}</Badge>}
      footer={<Spread blueprint={blueprint} section={section} isLocked={isLocked} />}
    >
      <Said blueprint={blueprint} part={part} />
      <Locking blueprint={blueprint} part={part} />
    </Card>
  );
}

const mostShown = 8;

/** Its values, and where they are changed. */
function Said({ blueprint: { mallUrl }, part: { section, rows } }: Props) {
  const editor = isInheritedContent(section) ? editors[section] : undefined;
  return (
    <>
      <dl className={styles.rows}>
        {rows.slice(0, mostShown).map((row) => (
          <div key={row.field}>
            <dt>{nameOfRow(row)}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      {editor && (
        <p className={styles.note}>
          {rows.length === 0 && '아직 아무것도 없어요. '}
          {rows.length > mostShown && `${grouped(rows.length - mostShown)}개 더 있어요. `}
          <OfficeLink screen={editor} search={{ mall: mallUrl, ...(section === 'annexes' && { of: 'mall' }) }}>
            {`${sectionNames[section]} 고치러 가기`}
          </OfficeLink>
        </p>
      )}
    </>
  );
}

function Locking({ blueprint: { mallId }, part: { section, isLocked } }: Props) {
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const lock = useAct(lockBlueprintSection, { changes: [getBlueprint] });
  const press = (to: boolean) =>
    lock.mutate(
      { params: { mallId, section }, body: { isLocked: to } },
      {
        onSuccess: () => toast(to ? '배포하면 모든 몰에서 잠겨요' : '배포하면 잠금이 풀려요'),
        onError: (error) => toast.error(error),
      },
    );
  return (
    <div className={styles.lock}>
      <Switch
        label={`${sectionNames[section]} 잠그기`}
        isOn={isLocked}
        onChange={(to) => (lock.isPending ? undefined : press(to))}
      />
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${sectionNames[section]}: 잠그면 어떻게 되나요?`}
        onClick={() => setAsked(true)}
      >
        잠그면 어떻게 되나요?
      </Button>
      {isAsked && <LockForeseenModal mallId={mallId} section={section} onClose={() => setAsked(false)} />}
    </div>
  );
}
