import * as contract from '@mall/contracts/office/cases';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, type Tone } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { Card, PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { fullMoment, momentText } from '../../lib/moments.ts';
import { reading, refresh } from '../../lib/use-office.ts';
import styles from './cases.module.css';

const states: Readonly<Record<contract.OfficeCase['state'], { readonly name: string; readonly tone: Tone }>> = {
  OPEN: { name: '기다림', tone: 'warn' },
  APPROVED: { name: '승인', tone: 'ok' },
  REJECTED: { name: '반려', tone: 'err' },
  TAKEN_BACK: { name: '거둠', tone: 'plain' },
  EXPIRED: { name: '기한 지남', tone: 'plain' },
};

/** What waits for a second person, and what became of it. */
export function CasesPage() {
  const { data, error, refetch } = useQuery(reading(contract.listCases));
  const open = data?.cases.filter(({ state }) => state === 'OPEN') ?? [];
  const closed = data?.cases.filter(({ state }) => state !== 'OPEN') ?? [];
  return (
    <>
      <PageHead title="결재" context={data && `기다리는 것 ${open.length}건`} />
      <PageBody>
        {error ? (
          <Failure error={error} what="결재를" retry={() => void refetch()} />
        ) : !data ? (
          <RowSkeleton rows={6} columns={3} />
        ) : data.cases.length === 0 ? (
          <Empty title="결재할 것이 없어요">두 사람이 확인해야 하는 일이 생기면 여기에 모여요.</Empty>
        ) : (
          <div className={styles.cases}>
            {[...open, ...closed].map((one) => (
              <CaseCard key={one.caseNo} {...one} />
            ))}
          </div>
        )}
      </PageBody>
    </>
  );
}

function CaseCard(one: contract.OfficeCase) {
  const { caseNo, title, state, differences, reason, madeBy, madeAt, expiresAt, decidedBy, decidedAt, answer } = one;
  return (
    <Card
      title={title}
      note={`${madeBy} · ${momentText(madeAt)}`}
      end={<Badge tone={states[state].tone}>{states[state].name}</Badge>}
      footer={state === 'OPEN' && (one.mayDecide || one.isMine) && <Decision {...one} />}
    >
      <dl className={styles.differences}>
        {differences.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
            </dd>
          </div>
        ))}
        <div>
          <dt>사유</dt>
          <dd>{reason}</dd>
        </div>
        {decidedBy && (
          <div>
            <dt>결정</dt>
            <dd title={decidedAt ? fullMoment(decidedAt) : undefined}>
              {decidedBy}
              {answer && ` · ${answer}`}
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        {state === 'OPEN' ? `결재 ${caseNo} · ${momentText(expiresAt)}까지` : `결재 ${caseNo}`}
      </p>
    </Card>
  );
}

function Decision({ caseNo, isMine }: contract.OfficeCase) {
  const [isRejecting, setRejecting] = useState(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  const params = { caseNo };
  const act = async (call: () => Promise<unknown>, done: string) => {
    try {
      await call();
      toast(done);
    } catch (error) {
      toast.error(error);
    }
    await refresh(queryClient, [contract.listCases]);
  };
  if (isMine)
    return (
      <Button onClick={() => void act(() => callOffice(contract.takeCaseBack, { params }), '결재를 거뒀어요')}>
        거두기
      </Button>
    );
  const reject = (body: Rejected) => act(() => callOffice(contract.rejectCase, { params, body }), '반려했어요');
  if (isRejecting) return <Rejection send={reject} onCancel={() => setRejecting(false)} />;
  return (
    <>
      <Button onClick={() => setRejecting(true)}>반려</Button>
      <Button
        variant="primary"
        onClick={() => void act(() => callOffice(contract.approveCase, { params }), '승인했어요')}
      >
        승인하기
      </Button>
    </>
  );
}

type Rejected = { readonly answer: string };
type RejectionProps = { send: (body: Rejected) => Promise<void>; onCancel: () => void };

function Rejection({ send, onCancel }: RejectionProps) {
  const form = useOfficeForm({ shape: contract.rejectCase.body, values: { answer: '' }, send });
  return (
    <Form form={form}>
      <div className={styles.answer}>
        <TextField
          label="반려하는 까닭"
          isLabelHidden
          placeholder="반려하는 까닭을 적어 주세요"
          autoFocus
          {...form.field('answer')}
        />
        <Button onClick={onCancel}>취소</Button>
        <Button type="submit" variant="danger" isBusy={form.isSending}>
          반려하기
        </Button>
      </div>
    </Form>
  );
}
