import {
  type Blueprint,
  type CopyOutcome,
  copyBlueprintSection,
  getBlueprint,
  mostCopied,
} from '@mall/contracts/office/blueprints';
import type { InheritedSection } from '@mall/contracts/office/inherited-sections';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { grouped } from '../../../lib/numbers.ts';
import { useAct } from '../../../lib/use-office.ts';
import styles from './blueprint.module.css';
import { sectionNames } from './section-words.ts';

type Part = Blueprint['children'][number]['parts'][number];
/** Whether the mall differs from what the blueprint would bring it now. */
function isBehind({ mode, isSame }: Part, isLocked: boolean): boolean {
  if (isLocked) return mode !== 'LOCKED' || !isSame;
  return mode === 'LOCKED' || (mode === 'INHERIT' && !isSame);
}

const none = { COPIED: 0, OWN: 0, FAILED: 0, kept: 0 };
type Counts = Readonly<Record<CopyOutcome | 'kept', number>>;
type Props = { blueprint: Blueprint; section: InheritedSection; isLocked: boolean };

/** Fifty malls at a time, each completely or not at all; when interrupted, the remaining ones are requested again. */
export function Spread({ blueprint: { mallId, children }, section, isLocked }: Props) {
  const toast = useToast();
  const [counts, setCounts] = useState<Counts>();
  const [isBusy, setBusy] = useState(false);
  const act = useAct(copyBlueprintSection, { changes: [getBlueprint] });
  const left = children.filter(({ parts }) => parts.some((one) => one.section === section && isBehind(one, isLocked)));
  const spread = async () => {
    setBusy(true);
    let sum = none;
    try {
      for (let at = 0; at < left.length; at += mostCopied) {
        const mallIds = left.slice(at, at + mostCopied).map((child) => child.mallId);
        for (const { outcome, kept } of await act.mutateAsync({ params: { mallId, section }, body: { mallIds } }))
          sum = { ...sum, [outcome]: sum[outcome] + 1, kept: sum.kept + kept };
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
        disabled={left.length === 0}
        aria-label={`${sectionNames[section]} 배포`}
        onClick={() => void spread()}
      >
        {children.length === 0
          ? '따르는 몰이 없어요'
          : left.length === 0
            ? '모두 반영돼 있어요'
            : `${grouped(left.length)}개 몰에 배포`}
      </Button>
    </div>
  );
}

function resultWords({ COPIED, OWN, FAILED, kept }: Counts): string {
  const parts = [`${grouped(COPIED)}개 몰에 반영했어요.`];
  if (OWN > 0) parts.push(`직접 설정한 ${grouped(OWN)}개 몰은 그대로 두었어요.`);
  if (kept > 0) parts.push(`몰이 직접 고친 ${grouped(kept)}개 항목은 그대로 두었어요.`);
  if (FAILED > 0) parts.push(`${grouped(FAILED)}개 몰은 반영하지 못했어요. 다시 눌러 주세요.`);
  return parts.join(' ');
}
