import { listReturnRules, type OfficeReturnRule, setRuleSource } from '@mall/contracts/office/plans';
import { useQuery } from '@tanstack/react-query';
import { Toned } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { Popover } from '../../kit/overlay/popover.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { TableHead } from '../../kit/small-table.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { seoulDay } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import { PlanTabs } from './plan-tabs.tsx';
import { basisWords, dayText } from './plan-words.ts';
import styles from './plans.module.css';

/** What each carrier claims back when a contract ends early, with its source. */
export function ReturnRulesPage() {
  const { data, error, refetch } = useQuery(reading(listReturnRules));
  return (
    <>
      <PageHead
        title="위약금 기준"
        context="통신사가 정한 대로, 요금제 파일로 올려요"
        actions={<PlanTabs tab="returnRules" />}
      />
      <PageBody isReadOnly>
        {error && !data && <Failure error={error} what="위약금 기준을" retry={() => void refetch()} />}
        {!data && !error && <RowSkeleton rows={8} columns={5} />}
        {data?.rules.length === 0 && <Empty title="아직 올린 기준이 없어요" />}
        {data && data.rules.length > 0 && <Rules rules={data.rules} />}
      </PageBody>
    </>
  );
}

function Rules({ rules }: { rules: readonly OfficeReturnRule[] }) {
  const mayWrite = useMay('plans.write');
  return (
    <div className={styles.scroller}>
      <table className={styles.grid}>
        <TableHead heads={['통신사', '대상', '약정', '돌려줄 것', '적용', '출처']} />
        <tbody>
          {rules.map((rule) => (
            <tr key={`${rule.carrier} ${rule.basis} ${rule.contractMonths} ${rule.validFrom}`}>
              <th scope="row">{rule.carrier}</th>
              <td>{basisWords[rule.basis]}</td>
              <td>{rule.contractMonths}개월</td>
              <td className={styles.wraps}>{inWords(rule)}</td>
              <td>
                {dayText(rule.validFrom)}부터{rule.validTo && ` ${dayText(rule.validTo)} 전까지`}
              </td>
              <td className={styles.wraps}>
                <Source rule={rule} mayWrite={mayWrite} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inWords({ fullDays, steps }: OfficeReturnRule): string {
  if (fullDays !== null) return `${fullDays}일까지 전액, 그 뒤로 남은 날만큼`;
  return steps.map(({ untilMonth, percent }) => `${untilMonth}개월까지 ${percent}%`).join(', ');
}

function Source({ rule, mayWrite }: { rule: OfficeReturnRule; mayWrite: boolean }) {
  const { source, checkedOn } = rule;
  const text = source ? (
    <>
      {source}
      {checkedOn && <span className={styles.quiet}> · {checkedOn.replaceAll('-', '.')} 확인</span>}
    </>
  ) : (
    <Toned tone="warn">출처를 적어 주세요</Toned>
  );
  if (!mayWrite) return text;
  const name = `${rule.carrier} ${basisWords[rule.basis]} ${rule.contractMonths}개월 출처`;
  const trigger = (
    <button type="button" className={styles.cellButton} aria-label={`${name} 고치기`}>
      {text}
    </button>
  );
  return (
    <Popover trigger={trigger} label={name} align="end">
      {(close) => <SourceForm rule={rule} onSaved={close} />}
    </Popover>
  );
}

function SourceForm({ rule, onSaved }: { rule: OfficeReturnRule; onSaved: () => void }) {
  const toast = useToast();
  const act = useAct(setRuleSource, { changes: [listReturnRules] });
  const { carrier, basis, contractMonths, validFrom } = rule;
  const bodyOf = ({ source, checkedOn }: { source: string; checkedOn: string }) => ({
    ...{ carrier, basis, contractMonths, validFrom, source, seenSource: rule.source },
    checkedOn: checkedOn === '' ? null : checkedOn,
  });
  const form = useOfficeForm({
    labels: { source: '출처', checkedOn: '확인한 날' },
    shape: setRuleSource.body,
    values: { source: rule.source, checkedOn: rule.checkedOn ?? seoulDay() },
    toBody: bodyOf,
    send: (values) => act.mutateAsync({ body: bodyOf(values) }),
    onSent: () => {
      toast('출처를 저장했어요');
      onSaved();
    },
  });
  return (
    <div className={styles.popover}>
      <Form form={form} asksBeforeLeaving={false}>
        <TextField autoFocus label="출처" help="이용약관 별표 3처럼 적어요." {...form.field('source')} />
        <TextField type="date" label="확인한 날" max={seoulDay()} {...form.field('checkedOn')} />
        <Button type="submit" variant="primary" size="sm" isBusy={form.isSending} disabled={!form.isChanged}>
          저장
        </Button>
      </Form>
    </div>
  );
}
