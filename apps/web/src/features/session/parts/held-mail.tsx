import type { HeldSignIn } from '@mall/contracts/held-sign-in';
import { Button } from '@mall/ui/button';
import { TextField } from '@mall/ui/text-field';
import { type FormEvent, useRef } from 'react';
import { Complaint } from '../../../components/complaint.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { emailLength, useHeldMail } from '../model/use-held-mail.ts';
import styles from './held-mail.module.css';
import { MailUnderWay } from './mail-under-way.tsx';

/** Requests the mail that resolves a held sign-in. */
export function HeldMail({ held }: { held: HeldSignIn }) {
  const mail = useHeldMail(held);
  const emailRef = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!mail.send()) emailRef.current?.focus();
  };
  if (mail.sentTo)
    return <MailUnderWay sentTo={mail.sentTo} isSending={mail.isSending} failure={mail.failure} onAgain={mail.send} />;
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.text}>{texts[held.reason === '1254' ? '1254' : '1257']}</p>
      {mail.isTyping ? (
        <TextField
          label="이메일"
          type="email"
          size="lg"
          autoComplete="email"
          maxLength={emailLength}
          ref={emailRef}
          value={mail.email}
          onChange={(event) => mail.type(event.target.value)}
          error={mail.complaint}
        />
      ) : (
        <p className={styles.address}>
          <b>{held.maskedEmail}</b>
          {mail.mayReplace && (
            <Button size="sm" onClick={mail.replaceAddress}>
              다른 이메일로 받기
            </Button>
          )}
        </p>
      )}
      {mail.failure && (
        <Complaint isAnnounced>
          {mail.failure} {mail.isTooOld && <ScreenLink screen="login">로그인하러 가기</ScreenLink>}
        </Complaint>
      )}
      <Button type="submit" variant="primary" size="xl" block isLoading={mail.isSending}>
        확인 메일 받기
      </Button>
    </form>
  );
}

const texts = {
  '1254':
    '1년 동안 로그인하지 않아 휴면 계정이 되었어요. 아래 이메일로 보내는 메일의 링크를 누르면 다시 이용할 수 있어요.',
  '1257': '본인의 이메일인지 확인하면 로그인할 수 있어요. 메일을 받고 링크를 눌러 주세요.',
} as const;
