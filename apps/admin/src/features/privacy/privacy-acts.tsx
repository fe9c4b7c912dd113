import * as contract from '@mall/contracts/office/privacy';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextArea, TextField } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { ConfirmInWords } from '../../kit/overlay/confirm-in-words.tsx';
import { Part } from '../../kit/page.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { refresh } from '../../lib/use-office.ts';
import styles from './privacy.module.css';

/** The ways to answer a request: a file, a correction, an erasure, or a text. */
export function PrivacyActs({ request }: { request: contract.PrivacyRequest }) {
  const { mallId, requestNo, kind } = request;
  const params = { mallId, requestNo };
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { error, isBusy, run } = useRunning();
  const isEmpty = answer.trim() === '';
  const reply = async (isRefused: boolean) => {
    setMissing(isEmpty);
    if (isEmpty) return;
    await run(
      () => callOffice(contract.answerPrivacyRequest, { params, body: { isRefused, answer: answer.trim() } }),
      '답변을 남겼어요',
    );
  };
  const receive = async () =>
    saveFile(
      `개인정보_${requestNo}.xlsx`,
      (await callOffice(contract.copyOfPerson, { params })) as Uint8Array<ArrayBuffer>,
    );
  return (
    <>
      {kind === 'COPY' && (
        <Part title="보유한 개인정보">
          <p className={styles.note}>주문과 문의까지 가진 것을 모두 담은 엑셀이에요. 본인에게만 건네주세요.</p>
          <Button isBusy={isBusy} onClick={() => void run(receive, '파일을 만들었어요')}>
            파일 받기
          </Button>
        </Part>
      )}
      {kind === 'CORRECT' && <Correction params={params} answer={answer} run={run} isBusy={isBusy} />}
      {kind === 'ERASE' && <Erasure request={request} run={run} />}
      <Part title="답변">
        <div className={styles.form}>
          <TextArea
            label="회원에게 한 답"
            rows={3}
            maxLength={longestOf(contract.answerPrivacyRequest.body, 'answer')}
            value={answer}
            error={isMissing && isEmpty ? '답변을 적어 주세요.' : error}
            onChange={(event) => setAnswer(event.target.value)}
          />
          <div className={styles.buttons}>
            <Button isBusy={isBusy} onClick={() => void reply(true)}>
              거절로 답하기
            </Button>
            {kind === 'COPY' && (
              <Button variant="primary" isBusy={isBusy} onClick={() => void reply(false)}>
                처리했다고 답하기
              </Button>
            )}
          </div>
        </div>
      </Part>
    </>
  );
}

type Run = (work: () => Promise<unknown>, done: string) => Promise<void>;

function useRunning() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { error, isBusy, attempt } = useAttempt();
  const run: Run = (work, done) =>
    attempt(async () => {
      await work();
      if (done) toast(done);
      await refresh(queryClient, [contract.listPrivacyRequests, contract.showPrivacyRequest]);
    });
  return { error, isBusy, run };
}

type Params = { readonly mallId: number; readonly requestNo: number };
type CorrectionProps = { params: Params; answer: string; run: Run; isBusy: boolean };

function Correction({ params, answer, run, isBusy }: CorrectionProps) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const correct = () =>
    run(
      () => callOffice(contract.correctPerson, { params, body: { name, phone, answer: answer.trim() || '고쳤어요.' } }),
      '회원 정보를 고쳤어요',
    );
  return (
    <Part title="정정">
      <div className={styles.form}>
        <TextField
          label="바른 이름"
          value={name}
          maxLength={longestOf(contract.correctPerson.body, 'name')}
          help="고치지 않을 것은 비워 두세요."
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="바른 휴대폰 번호"
          value={phone}
          maxLength={longestOf(contract.correctPerson.body, 'phone')}
          inputMode="tel"
          onChange={(event) => setPhone(event.target.value)}
        />
        <Button variant="primary" isBusy={isBusy} onClick={() => void correct()}>
          고치고 답하기
        </Button>
      </div>
    </Part>
  );
}

function Erasure({ request, run }: { request: contract.PrivacyRequest; run: Run }): ReactNode {
  const { mallId, requestNo, memberNo } = request;
  const [isAsking, setAsking] = useState(false);
  return (
    <Part title="삭제">
      <p className={styles.note}>
        회원이 스스로 탈퇴한 것과 같아요. 법이 보관하라고 한 기록만 따로 남고, 되돌릴 수 없어요.
      </p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        회원 정보 지우기
      </Button>
      {isAsking && (
        <ConfirmInWords
          title="회원 정보를 지울까요?"
          name={String(memberNo)}
          action="지우기"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await run(
              () => callOffice(contract.erasePerson, { params: { mallId, requestNo } }),
              '회원 정보를 지웠어요',
            );
            setAsking(false);
          }}
        >
          회원 {memberNo}의 정보를 모두 지우고 로그인을 끊어요.
        </ConfirmInWords>
      )}
    </Part>
  );
}
