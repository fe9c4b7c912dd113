import type { TotpOffer } from '@mall/contracts/office/factors';
import styles from './invitation.module.css';

/** The secret for an app of one-time codes: as a QR code, and as text. */
export function TotpPicture({ totp: { picture, secret } }: { totp: TotpOffer }) {
  return (
    <div className={styles.totp}>
      <svg viewBox={`0 0 ${picture.size} ${picture.size}`} role="img" aria-label="인증 앱에 등록하는 QR 코드">
        <rect width={picture.size} height={picture.size} fill="#fff" />
        <path d={picture.path} fill="#000" />
      </svg>
      <div>
        <p>인증 앱으로 찍고, 앱에 나타난 번호를 아래에 입력해 주세요.</p>
        <p>찍을 수 없다면 이 값을 앱에 넣어 주세요.</p>
        <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </div>
    </div>
  );
}
