import type { ThemeBody } from '@mall/contracts/mall-theme';
import { addThemePicture, mostLogoBytes } from '@mall/contracts/office/themes';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { FileButton } from '../../kit/file-button.tsx';
import type { OfficeForm } from '../../kit/form/use-office-form.ts';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { fieldWords } from './theme-words.ts';
import styles from './themes.module.css';

type Props = { mallId: number; name: 'logo' | 'footLogo' | 'favicon'; form: OfficeForm<ThemeBody>; mayWrite: boolean };

/** A picture of the theme, uploaded at once and shown with the theme. */
export function LogoField({ mallId, name, form, mayWrite }: Props) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const image = form.values[name];
  const error = form.errors[`theme.${name}`];
  const send = async (file: File) => {
    if (file.size > mostLogoBytes) {
      toast({ message: '512KB까지 올릴 수 있어요.' });
      return;
    }
    setBusy(true);
    try {
      const sent = await callOffice(addThemePicture, { params: { mallId }, query: { fileName: file.name } }, { file });
      form.set(name, sent.image);
    } catch (refusal) {
      toast.error(refusal);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.logo}>
      <span className={styles.mark} style={name === 'footLogo' ? { background: form.values.foot } : undefined}>
        {image ? <img src={`/images/${image}`} alt="" /> : name === 'favicon' ? '로고와 같아요' : '몰 이름만 보여요'}
      </span>
      <div>
        <b>{fieldWords[name]}</b>
        <span className={styles.note}>SVG, PNG · 512KB까지</span>
        {error && (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        )}
      </div>
      {mayWrite && (
        <FileButton
          size="sm"
          label={`${fieldWords[name]} 파일`}
          accept=".svg,.png,.jpg,.jpeg,.webp"
          isBusy={isBusy}
          onChoose={([file]) => void send(file)}
        >
          바꾸기
        </FileButton>
      )}
      {mayWrite && name === 'favicon' && image !== '' && (
        <Button size="sm" variant="ghost" onClick={() => form.set('favicon', '')}>
          빼기
        </Button>
      )}
    </div>
  );
}
