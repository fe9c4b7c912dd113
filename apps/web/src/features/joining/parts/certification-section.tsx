import { ErrorText } from '../../../components/error-text.tsx';
import { CertificationPanel } from '../../../entities/certification/certification-panel.tsx';
import type { Join } from '../model/use-join.ts';
import styles from './joining.module.css';

/** Name, birth date and phone come from the certification; none of them is typed. */
export function CertificationSection({ join }: { join: Join }) {
  const error = join.form.errors['certification'];
  return (
    <section className={styles.section} aria-labelledby="join-certification" data-invalid={error && true}>
      <h2 id="join-certification">본인인증</h2>
      <CertificationPanel
        certification={join.certification}
        reason="본인 명의의 휴대폰으로 인증해 주세요. 만 14세 이상만 가입할 수 있어요."
      />
      <ErrorText isAnnounced>{error}</ErrorText>
    </section>
  );
}
