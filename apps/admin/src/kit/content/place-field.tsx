import { TextField } from '../form/controls.tsx';

type Props = { place: number; error: string | undefined; onChange: (place: number) => void };

/** The place of a thing among those of its kind. */
export const PlaceField = ({ place, error, onChange }: Props) => (
  <TextField
    label="순서"
    note="작을수록 먼저"
    type="number"
    min={1}
    max={999}
    value={place || ''}
    error={error}
    onChange={({ target: { value } }) => onChange(Number(value))}
  />
);
