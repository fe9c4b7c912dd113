import type { RuledPrice, RuleVerdict } from '@mall/contracts/office/price-runs';
import { csvLines } from '@mall/domain/csv-lines';
import { warningWords } from '@mall/domain/office/listing-price';
import { ruleWords } from '@mall/domain/office/price-rule';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Dot, type Tone, Toned } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Figure, Figures } from '../../../kit/figures.tsx';
import { Checkbox } from '../../../kit/form/controls.tsx';
import { ConfirmInWords } from '../../../kit/overlay/confirm-in-words.tsx';
import { Card } from '../../../kit/page.tsx';
import { VerdictRows } from '../../../kit/verdict-rows.tsx';
import { grouped, won } from '../../../lib/numbers.ts';
import { saveFile } from '../../../lib/save-file.ts';
import styles from './rules.module.css';
import type { Looked } from './use-price-run.ts';

const verdictWords: Readonly<Record<RuleVerdict, { readonly name: string; readonly tone: Tone }>> = {
  CHANGED: { name: '바뀌어요', tone: 'info' },
  SAME: { name: '그대로예요', tone: 'plain' },
  OUT_OF_BAND: { name: '가격 범위 밖이에요', tone: 'err' },
  NO_BASE: { name: '계산할 값이 없어요', tone: 'err' },
};

type Props = {
  looked: Looked;
  isBusy: boolean;
  onApply: (items: readonly RuledPrice[]) => Promise<void>;
};

/** Every price before and after; prices with a warning are excluded until somebody includes them. */
export function RulePreview({ looked, isBusy, onApply }: Props) {
  const { rule, checked } = looked;
  const [takesWarned, setTakesWarned] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { malls, rows } = checked;
  const changed = rows.filter(({ verdict }) => verdict === 'CHANGED');
  const warned = changed.filter(({ warnings }) => warnings.length > 0);
  const items = takesWarned ? changed : changed.filter(({ warnings }) => warnings.length === 0);
  const nameOf = (mallId: number) => malls.find((mall) => mall.mallId === mallId)?.mallName ?? '';
  const wordsOf = ({ verdict, warnings }: RuledPrice) =>
    [verdictWords[verdict].name, ...warnings.map((warning) => warningWords[warning])].join(' · ');
  const download = () => {
    const lines = rows.map((row) => [
      ...[nameOf(row.mallId), row.productNo, row.productName, row.before, row.verdict === 'NO_BASE' ? '' : row.after],
      wordsOf(row),
    ]);
    const head = ['몰', '상품번호', '상품', '지금', '바뀐 뒤', '결과'];
    saveFile('가격 규칙.csv', new TextEncoder().encode(`\ufeff${csvLines([head, ...lines])}`));
  };
  const difference = items.reduce((sum, { before, after }) => sum + after - before, 0);
  const action = `${grouped(items.length)}개 가격 바꾸기`;
  return (
    <Card
      title="미리 보기"
      note={ruleWords(rule)}
      end={
        <Button size="sm" icon={Download} onClick={download}>
          모두 내려받기
        </Button>
      }
    >
      <Figures label="바뀔 것">
        <Figure name="바뀌어요" value={grouped(items.length)} />
        <Figure name="그대로예요" value={grouped(countOf(rows, 'SAME'))} />
        <Figure name="경고" value={grouped(warned.length)} tone={warned.length > 0 && 'warn'} />
        <Figure name="못 바꿔요" value={grouped(countOf(rows, 'OUT_OF_BAND') + countOf(rows, 'NO_BASE'))} />
        <Figure name="값의 합" value={`${difference > 0 ? '+' : ''}${won(difference)}`} />
      </Figures>
      <VerdictRows
        heads={['몰', '상품', '지금', '바뀐 뒤', '결과']}
        rows={rows
          .toSorted((one, other) => rankOf(one) - rankOf(other))
          .map((row) => ({
            key: `${row.mallId} ${row.productNo}`,
            cells: [
              nameOf(row.mallId),
              row.productName,
              grouped(row.before),
              row.verdict === 'NO_BASE' ? '–' : <b key="after">{grouped(row.after)}</b>,
              <Dot key="verdict" tone={row.warnings.length > 0 ? 'warn' : verdictWords[row.verdict].tone}>
                {wordsOf(row)}
              </Dot>,
            ],
          }))}
      />
      <div className={styles.foot}>
        {warned.length > 0 && (
          <Checkbox checked={takesWarned} onChange={({ target }) => setTakesWarned(target.checked)}>
            경고가 있는 {grouped(warned.length)}개도 바꾸기
          </Checkbox>
        )}
        <Button variant="primary" disabled={items.length === 0} isBusy={isBusy} onClick={() => setAsking(true)}>
          {action}
        </Button>
      </div>
      {isAsking && (
        <ConfirmInWords
          title={`몰 ${grouped(malls.length)}곳의 가격을 바꿀까요?`}
          action={action}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            setAsking(false);
            await onApply(items);
          }}
        >
          <p>{ruleWords(rule)}</p>
          <p>
            <Toned tone="plain">몰마다 한 번에 바뀌고, 그사이 달라진 가격은 그대로 둬요.</Toned>
          </p>
        </ConfirmInWords>
      )}
    </Card>
  );
}

const countOf = (rows: readonly RuledPrice[], verdict: RuleVerdict): number =>
  rows.filter((row) => row.verdict === verdict).length;

/** Prices that need attention come first. */
const rankOf = ({ verdict, warnings }: RuledPrice): number =>
  warnings.length > 0 ? 0 : verdict === 'CHANGED' ? 1 : verdict === 'SAME' ? 3 : 2;
