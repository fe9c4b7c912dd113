import type { InheritedSection } from '@mall/contracts/mall-codes';
import {
  type Blueprint,
  type CopyOutcome,
  copyBlueprintSection,
  getBlueprint,
  lockBlueprintSection,
  mostCopied,
} from '@mall/contracts/office/blueprints';
import { useState } from 'react';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Switch } from '../../../kit/form/controls.tsx';
import { Card } from '../../../kit/page.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { grouped } from '../../../lib/numbers.ts';
import { useAct } from '../../../lib/use-office.ts';
import styles from './blueprint.module.css';
import { fieldName, modeTones, modeWords, sectionNames } from './section-words.ts';

type Props = { blueprint: Blueprint; part: Blueprint['sections'][number] };

/** One part of a blueprint: what it says, whether it is locked, how many malls differ, and bringing it to them. */
export function BlueprintSection({ blueprint, part: { section, isLocked, rows } }: Props) {
  const { mallId, children } = blueprint;
  const toast = useToast();
  const lock = useAct(lockBlueprintSection, { changes: [getBlueprint] });
  const parts = children.flatMap((child) => child.parts.filter((one) => one.section === section));
  const differing = parts.filter(({ isSame }) => !isSame).length;
  const mode = isLocked ? 'LOCKED' : 'INHERIT';
  const press = (to: boolean) =>
    lock.mutate(
      { params: { mallId, section }, body: { isLocked: to } },
      {
        onSuccess: () => toast(to ? '배포하면 모든 몰에서 잠겨요' : '배포하면 잠금이 풀려요'),
        onError: (error) => toast.error(error),
      },
    );
  return (
    <Card
      title={sectionNames[section]}
      note={`${grouped(parts.length - differing)}개 몰이 같고 ${grouped(differing)}개 몰이 달라요`}
      end={<Badge tone={modeTones[mode]}>{modeWords[mode]}</Badge>}
      footer={<Spread blueprint={blueprint} section={section} />}
    >
      <dl className={styles.rows}>
        {rows.map(({ field, value }) => (
          <div key={field}>
            <dt>{fieldName(field)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={`${sectionNames[section]} 잠그기`}
        isOn={isLocked}
        onChange={(to) => (lock.isPending ? undefined : press(to))}
      />
      {isLocked && differing > 0 && (
        <p className={styles.note}>{`배포하면 값이 다른 ${grouped(differing)}개 몰도 이 값으로 바뀌어요.`}</p>
      )}
    </Card>
  );
}

type Counts = Readonly<Record<CopyOutcome, number>>;
const none: Counts = { COPIED: 0, OWN: 0, FAILED: 0 };

/** Fifty malls at a time; what has been reached stays so when it is cut off, and asked again nothing differs. */
function Spread({ blueprint: { mallId, children }, section }: { blueprint: Blueprint; section: InheritedSection }) {
  const toast = useToast();
  const [counts, setCounts] = useState<Counts>();
  const [isBusy, setBusy] = useState(false);
  const act = useAct(copyBlueprintSection, { changes: [getBlueprint] });
  const spread = async () => {
    setBusy(true);
    let sum = none;
    try {
      for (let at = 0; at < children.length; at += mostCopied) {
        const mallIds = children.slice(at, at + mostCopied).map((child) => child.mallId);
        for (const { outcome } of await act.mutateAsync({ params: { mallId, section }, body: { mallIds } }))
          sum = { ...sum, [outcome]: sum[outcome] + 1 };
        setCounts(sum);
      }
    } catch (error) {
      toast.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.spread}>
      <span role="status">{counts && resultWords(counts)}</span>
      <Button
        isBusy={isBusy}
        disabled={children.length === 0}
        aria-label={`${sectionNames[section]} 배포`}
        onClick={() => void spread()}
      >
        {children.length === 0 ? '따르는 몰이 없어요' : `${grouped(children.length)}개 몰에 배포`}
      </Button>
    </div>
  );
}

function resultWords({ COPIED, OWN, FAILED }: Counts): string {
  const parts = [`${grouped(COPIED)}개 몰에 반영했어요.`];
  if (OWN > 0) parts.push(`직접 설정한 ${grouped(OWN)}개 몰은 그대로 두었어요.`);
  if (FAILED > 0) parts.push(`${grouped(FAILED)}개 몰은 반영하지 못했어요. 다시 눌러 주세요.`);
  return parts.join(' ');
}
