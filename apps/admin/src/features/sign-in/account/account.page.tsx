import * as contract from '@mall/contracts/office/account';
import { signOut } from '@mall/contracts/office/sign-in';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Modal } from '../../../kit/overlay/modal.tsx';
import { Card, PageBody, PageHead } from '../../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../../kit/states.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { callOffice } from '../../../lib/call.ts';
import { fullMoment, momentText } from '../../../lib/moments.ts';
import { useMe } from '../../../lib/use-me.ts';
import { reading, refresh } from '../../../lib/use-office.ts';
import { RecoveryCodes } from '../invitation/recovery-codes.tsx';
import { makePasskey } from '../passkey.ts';
import styles from './account.module.css';
import { NewPasswordModal } from './new-password-modal.tsx';
import { TotpModal } from './totp-modal.tsx';

/** One's own account: factors, and sessions. */
export function AccountPage() {
  const me = useMe();
  const { data, error, refetch } = useQuery(reading(contract.showAccount));
  const queryClient = useQueryClient();
  const toast = useToast();
  const [codes, setCodes] = useState<readonly string[]>();
  const [open, setOpen] = useState<'password' | 'totp'>();
  const act = async (call: () => Promise<unknown>, done?: string) => {
    try {
      await call();
      if (done) toast(done);
    } catch (cause) {
      toast.error(cause);
    }
    await refresh(queryClient, [contract.showAccount]);
  };
  const addPasskey = async () => {
    const answer = await makePasskey(await callOffice(contract.beginPasskey));
    await callOffice(contract.addPasskey, { body: { answer, name: deviceText() } });
  };
  const leave = async () => {
    await callOffice(signOut);
    queryClient.clear();
    location.assign('/');
  };
  const done = () => {
    setOpen(undefined);
    void refresh(queryClient, [contract.showAccount]);
  };
  return (
    <>
      <PageHead
        title="내 계정"
        context={me && `${me.email} · ${me.roles.map(({ name }) => name).join(', ')}`}
        actions={<Button onClick={() => void act(leave)}>로그아웃</Button>}
      />
      <PageBody>
        {error ? (
          <Failure error={error} what="내 계정을" retry={() => void refetch()} />
        ) : !data ? (
          <RowSkeleton rows={6} columns={3} />
        ) : (
          <div className={styles.cards}>
            <Card
              title="패스키"
              note="지문, 얼굴, PIN으로 바로 로그인해요"
              end={<Button onClick={() => void act(addPasskey, '패스키를 추가했어요')}>패스키 추가</Button>}
            >
              <ul className={styles.rows}>
                {data.passkeys.map(({ passkeyId, name, addedAt, usedAt }) => (
                  <li key={passkeyId}>
                    <span>{name}</span>
                    <small title={fullMoment(addedAt)}>
                      {usedAt ? `${momentText(usedAt)}에 씀` : '아직 쓰지 않음'}
                    </small>
                    <Button
                      size="sm"
                      variant="ghost"
                      onClick={() =>
                        void act(
                          () => callOffice(contract.removePasskey, { params: { passkeyId } }),
                          '패스키를 지웠어요',
                        )
                      }
                    >
                      지우기
                    </Button>
                  </li>
                ))}
                {data.passkeys.length === 0 && <li>아직 없어요. 하나 추가해 두면 번호를 입력하지 않아도 돼요.</li>}
              </ul>
            </Card>
            <Card title="비밀번호와 인증 앱">
              <ul className={styles.rows}>
                <li>
                  <span>비밀번호</span>
                  <small>{data.hasPassword ? '정했어요' : '없어요'}</small>
                  <Button size="sm" onClick={() => setOpen('password')}>
                    {data.hasPassword ? '바꾸기' : '정하기'}
                  </Button>
                </li>
                <li>
                  <span>인증 앱</span>
                  <small>{data.hasTotp ? '연결했어요' : '없어요'}</small>
                  <Button size="sm" onClick={() => setOpen('totp')}>
                    {data.hasTotp ? '다시 연결' : '연결'}
                  </Button>
                </li>
                <li>
                  <span>복구 코드</span>
                  <small>{data.recoveryCodesLeft}개 남음</small>
                  <Button
                    size="sm"
                    onClick={() =>
                      void act(async () => setCodes((await callOffice(contract.renewRecoveryCodes)).codes))
                    }
                  >
                    다시 받기
                  </Button>
                </li>
              </ul>
            </Card>
            <Card title="접속한 기기" note={`${data.sessions.length}대`}>
              <ul className={styles.rows}>
                {data.sessions.map(({ sessionNo, device, address, seenAt, isThis }) => (
                  <li key={sessionNo}>
                    <span>{device || '알 수 없는 기기'}</span>
                    <small title={fullMoment(seenAt)}>
                      {address} · {momentText(seenAt)}
                    </small>
                    {isThis ? (
                      <small>이 기기</small>
                    ) : (
                      <Button
                        size="sm"
                        variant="ghost"
                        onClick={() =>
                          void act(
                            () => callOffice(contract.endOwnSession, { params: { sessionNo } }),
                            '그 기기에서 로그아웃했어요',
                          )
                        }
                      >
                        끊기
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          </div>
        )}
      </PageBody>
      {open === 'password' && <NewPasswordModal onClose={() => setOpen(undefined)} onDone={done} />}
      {open === 'totp' && <TotpModal onClose={() => setOpen(undefined)} onDone={done} />}
      {codes && (
        <Modal isOpen isClosable={false} onClose={() => setCodes(undefined)} title="새 복구 코드">
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        </Modal>
      )}
    </>
  );
}

/** The name of a passkey of this device. */
const deviceText = (): string =>
  `${navigator.platform || '이 기기'} ${new Date().toLocaleDateString('ko-KR')}`.slice(0, 40);
