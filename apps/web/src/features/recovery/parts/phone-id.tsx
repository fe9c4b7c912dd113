import { Button } from '@mall/ui/button';
import { ErrorText } from '../../../components/error-text.tsx';
import { CertificationPanel } from '../../../entities/certification/certification-panel.tsx';
import { useCertification } from '../../../entities/certification/use-certification.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import type { useFindId } from '../model/use-find-id.ts';
import styles from './recovery.module.css';

type Props = { find: ReturnType<typeof useFindId> };

/** Certifies the visitor, and then shows their ids. */
export function PhoneId({ find }: Props) {
  const certification = useCertification('FIND_ID');
  const { certificationKey, reset } = certification;
  const submit = (key: string) => {
    // Used or refused, the certification is of no use any more.
    if (!find.isPending) find.mutate(key, { onSettled: reset });
  };
  return (
    <div className={styles.form}>
      <CertificationPanel
        certification={certification}
        reason="본인 명의의 휴대폰으로 인증하면 가입한 아이디를 알려 드려요."
      />
      <ErrorText isAnnounced>
        {find.error && errorText(find.error, '아이디를 찾지 못했어요. 잠시 뒤에 다시 시도해 주세요.')}
      </ErrorText>
      {certificationKey !== null && (
        <Button variant="primary" size="xl" block isLoading={find.isPending} onClick={() => submit(certificationKey)}>
          아이디 확인하기
        </Button>
      )}
    </div>
  );
}
