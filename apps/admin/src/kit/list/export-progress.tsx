import * as contract from '@mall/contracts/office/exports';
import { exportLists } from '@mall/domain/office/export-lists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOffice } from '../../lib/call.ts';
import { momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { saveFile } from '../../lib/save-file.ts';
import { reading, refresh, useAct } from '../../lib/use-office.ts';
import { Badge, type Tone } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../page.tsx';
import { useToast } from '../toast.tsx';
import styles from './export.module.css';

type Run = contract.ExportRun;

const isUnderWay = ({ state }: Pick<Run, 'state'>): boolean => state === 'QUEUED' || state === 'RUNNING';

/** One's own files, refetched each second while one of them is being made. */
export const useExports = () =>
  useQuery({
    ...reading(contract.listExports),
    refetchInterval: ({ state: { data } }) => (data?.exports.some(isUnderWay) ? 1000 : false),
  });

/** The progress of one file. */
export function ExportProgress({ runNo }: { runNo: number }) {
  const run = useExports().data?.exports.find((one) => one.runNo === runNo);
  return run ? <ExportCard run={run} /> : null;
}

/** A file: its progress, and the possible actions. */
export function ExportCard({ run }: { run: Run }) {
  const { name, tone } = standing(run);
  return (
    <Card
      title={`${exportLists[run.list]?.name ?? run.list} ${run.runNo}`}
      note={`${momentText(run.madeAt)} · ${run.isClear ? '개인정보 그대로' : '개인정보 가림'}`}
      end={<Badge tone={tone}>{name}</Badge>}
      footer={<Acts run={run} />}
    >
      <p>{run.reason}</p>
      {isUnderWay(run) && (
        <progress
          className={styles.bar}
          aria-label="만드는 중"
          max={run.totalRows ?? undefined}
          value={run.totalRows === null ? undefined : Math.min(run.doneRows, run.totalRows)}
        />
      )}
      <p className={styles.note} role="status">
        {sentence(run)}
      </p>
    </Card>
  );
}

function standing({ state, file }: Run): { readonly name: string; readonly tone: Tone } {
  if (state === 'DONE' && file?.fetchedAt) return { name: '받음', tone: 'plain' };
  if (state === 'DONE')
    return isOver(file) ? { name: '시간 지남', tone: 'plain' } : { name: '받을 수 있음', tone: 'ok' };
  const words = {
    WAITING: { name: '결재 기다림', tone: 'warn' },
    QUEUED: { name: '기다리는 중', tone: 'info' },
    RUNNING: { name: '만드는 중', tone: 'info' },
    FAILED: { name: '실패', tone: 'err' },
    CANCELLED: { name: '취소', tone: 'plain' },
  } as const;
  return words[state];
}

const isOver = (file: Run['file']): boolean => !file || new Date(file.expiresAt) <= new Date();

function sentence(run: Run): string {
  const { state, doneRows, totalRows, failure, file, caseNo } = run;
  if (state === 'WAITING') return `결재 ${caseNo ?? ''}번이 승인되면 만들기 시작해요.`;
  if (isUnderWay(run))
    return `${grouped(doneRows)}줄${totalRows === null ? '' : ` / ${grouped(totalRows)}줄`}을 썼어요`;
  if (state !== 'DONE') return failure || '파일을 만들지 않았어요.';
  if (file?.fetchedAt) return `${momentText(file.fetchedAt)}에 받았어요. 서버의 파일은 지웠어요.`;
  if (isOver(file)) return '24시간이 지나서 파일을 지웠어요.';
  return `${grouped(doneRows)}줄 · ${momentText(file?.expiresAt ?? '')}까지 한 번 받을 수 있어요`;
}

function Acts({ run }: { run: Run }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const cancel = useAct(contract.cancelExport, {
    changes: [contract.listExports],
    onDone: () => toast('내려받기를 취소했어요'),
  });
  const params = { runNo: run.runNo };
  const receive = async (name: string) => {
    setBusy(true);
    try {
      saveFile(name, (await callOffice(contract.fetchExport, { params })) as Uint8Array<ArrayBuffer>);
    } catch (error) {
      toast.error(error);
    } finally {
      setBusy(false);
      await refresh(queryClient, [contract.listExports]);
    }
  };
  if (run.state === 'WAITING' || isUnderWay(run))
    return (
      <Button
        isBusy={cancel.isPending}
        onClick={() => cancel.mutate({ params }, { onError: (error) => toast.error(error) })}
      >
        취소하기
      </Button>
    );
  const { file } = run;
  if (run.state !== 'DONE' || !file || file.fetchedAt || isOver(file)) return null;
  return (
    <Button variant="primary" isBusy={isBusy} onClick={() => void receive(file.name)}>
      파일 받기
    </Button>
  );
}
