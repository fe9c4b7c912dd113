import { contrastOf, leastContrast } from '@mall/domain/contrast';
import { Checkbox, TextField } from '../form/controls.tsx';
import styles from './content.module.css';

const white = '#ffffff';
const ink = '#1a1d21';

type Colours = { readonly colourFrom: string | null; readonly colourTo: string | null; readonly isOnDark: boolean };
type Props = {
  colours: Colours;
  onChange: (changed: { colourFrom: string } | { colourTo: string } | { isOnDark: boolean }) => void;
};

/** The background of a banner, and whether its text is readable on it. */
export function BannerColours({ colours, onChange }: Props) {
  const { colourFrom, colourTo, isOnDark } = colours;
  const grounds = [colourFrom, colourTo].filter((colour) => colour !== null);
  const least = Math.min(...grounds.map((ground) => contrastOf(ground, isOnDark ? white : ink)));
  const isFaint = grounds.length > 0 && least < leastContrast;
  return (
    <div className={styles.colours}>
      <Colour label="바탕색 왼쪽" colour={colourFrom} onChange={(value) => onChange({ colourFrom: value })} />
      <Colour label="바탕색 오른쪽" colour={colourTo} onChange={(value) => onChange({ colourTo: value })} />
      <Checkbox checked={isOnDark} onChange={({ target }) => onChange({ isOnDark: target.checked })}>
        흰 글씨
      </Checkbox>
      {grounds.length > 0 && (
        <p role="status" data-faint={isFaint || undefined}>
          글씨 대비 {least.toFixed(1)} : 1
          {isFaint && ` · ${leastContrast} 이상이어야 잘 읽혀요. 바탕색이나 글씨색을 바꿔 주세요.`}
        </p>
      )}
    </div>
  );
}

type ColourProps = { label: string; colour: string | null; onChange: (colour: string) => void };

const Colour = ({ label, colour, onChange }: ColourProps) => (
  <TextField label={label} type="color" value={colour ?? white} onChange={({ target: { value } }) => onChange(value)} />
);
