import { mallStyles } from '@mall/contracts/codes';
import { type ThemeBody, themeColourNames } from '@mall/contracts/mall-theme';
import { startColours } from '@mall/domain/theme/start-theme';
import { themeColourWords } from '@mall/domain/theme/theme-words';
import { Segment, TextField } from '../../kit/form/controls.tsx';
import type { OfficeForm } from '../../kit/form/use-office-form.ts';
import { Part } from '../../kit/page.tsx';
import { LogoField } from './logo-field.tsx';
import { baseWords, shapes } from './theme-words.ts';
import styles from './themes.module.css';

type Props = { mallId: number; form: OfficeForm<ThemeBody>; mayWrite: boolean; isLocked: boolean };

/** The choices of a theme. */
export function ThemeFields({ mallId, form, mayWrite, isLocked }: Props) {
  const { values } = form;
  const begin = (base: ThemeBody['base']) => {
    for (const [name, value] of Object.entries(startColours(base))) form.set(name as keyof ThemeBody, value);
  };
  return (
    <fieldset className={styles.fields} disabled={!mayWrite} aria-label="테마 고르기">
      <h2 className="visually-hidden">테마 고르기</h2>
      <fieldset className={styles.fields} disabled={isLocked} aria-label="색과 모양">
        <Part title="바탕 테마">
          <div className={styles.bases}>
            {mallStyles.map((base) => (
              <button key={base} type="button" aria-pressed={values.base === base} onClick={() => begin(base)}>
                <i style={{ background: startColours(base).brand }} aria-hidden="true" />
                {baseWords[base]}
              </button>
            ))}
          </div>
          <p className={styles.note}>바탕 테마를 고르면 색과 모양이 그 테마의 것으로 바뀌어요.</p>
        </Part>
        <Part title="색">
          {themeColourNames.map((name) => (
            <ColourRow key={name} name={name} form={form} />
          ))}
          <p className={styles.note}>할인과 안내 색은 모든 몰이 같아요.</p>
        </Part>
        <Part title="모양">
          {shapes.map(({ name, label, choices }) => (
            <div key={name} className={styles.shape}>
              <span>{label}</span>
              <Segment
                label={label}
                choices={choices}
                value={values[name]}
                onChange={(value) => form.set(name, value as never)}
              />
            </div>
          ))}
        </Part>
      </fieldset>
      <Part title="로고">
        <LogoField mallId={mallId} name="logo" form={form} mayWrite={mayWrite} />
        <LogoField mallId={mallId} name="footLogo" form={form} mayWrite={mayWrite} />
        <LogoField mallId={mallId} name="favicon" form={form} mayWrite={mayWrite} />
      </Part>
    </fieldset>
  );
}

type RowProps = { name: (typeof themeColourNames)[number]; form: OfficeForm<ThemeBody> };

function ColourRow({ name, form }: RowProps) {
  const value = form.values[name];
  const isColour = /^#[0-9a-f]{6}$/i.test(value);
  const set = (typed: string) => form.set(name, typed.toLowerCase());
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={`${themeColourWords[name]} 고르기`}
        value={isColour ? value : '#000000'}
        onChange={({ target }) => set(target.value)}
      />
      <TextField
        name={name}
        label={themeColourWords[name]}
        maxLength={'#rrggbb'.length}
        spellCheck={false}
        value={value}
        error={form.errors[`theme.${name}`]}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  );
}
