import { Button } from '@mall/ui/button';
import { ErrorText } from '../../../components/error-text.tsx';
import { CertificationPanel } from '../../../entities/certification/certification-panel.tsx';
import type { IdSearch } from '../model/use-find-id.ts';
import styles from './recovery.module.css';

/** Certifies the visitor, and then shows their ids. */
export function PhoneId({ search: { form, certification } }: { search: IdSearch }) {
  return (
    <form className={styles.form} {...form.props}>
      <CertificationPanel
        certification={certification}
        reason="본인 명의의 휴대폰으로 인증하면 가입한 아이디를 알려 드려요."
      />
      <ErrorText isAnnounced>{form.failure}</ErrorText>
      {certification.certificationKey !== null && (
        <Button type="submit" variant="primary" size="xl" block isLoading={form.isSending}>
          아이디 확인하기
        </Button>
      )}
    </form>
  );
}
