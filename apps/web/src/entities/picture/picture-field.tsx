import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import Camera from 'lucide-react/icons/camera';
import X from 'lucide-react/icons/x';
import { OwnPhoto } from './own-photo.tsx';
import styles from './picture-field.module.css';
import type { FormPictures } from './use-form-pictures.ts';
import { pictureTypes } from './use-picture-uploads.ts';

/** The pictures of a text: chosen, uploaded, removed again. */
export function PictureField({ pictures }: { pictures: FormPictures }) {
  const { names, underWay, canAdd, error, most } = pictures;
  return (
    <fieldset>
      <Text as="legend" size={13} weight="semibold" tone="soft" marginBottom={8}>
        사진 (선택)
      </Text>
      <Row as="ul" wraps gap={10}>
        {names.map((pictureName, index) => (
          <li key={pictureName} className={styles.cell}>
            <OwnPhoto pictureName={pictureName} alt={`올린 사진 ${index + 1}`} />
            <button
              type="button"
              className={styles.drop}
              aria-label={`사진 ${index + 1} 빼기`}
              onClick={() => pictures.drop(pictureName)}
            >
              <X aria-hidden />
            </button>
          </li>
        ))}
        {Array.from({ length: underWay }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without a name
          <li key={index} className={`${styles.cell} ${styles.waiting}`}>
            올리는 중
          </li>
        ))}
        {canAdd && (
          <li>
            <label className={`${styles.cell} ${styles.add}`}>
              <Camera size={22} strokeWidth={1.75} aria-hidden />
              <span className="visually-hidden">사진 올리기</span>
              <span>
                {names.length}/{most}
              </span>
              <input
                type="file"
                className="visually-hidden"
                accept={pictureTypes.join(',')}
                multiple
                aria-invalid={error ? true : undefined}
                onChange={(event) => {
                  pictures.add([...(event.target.files ?? [])]);
                  // So that the same file can be chosen again.
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </Row>
      <div aria-live="polite">
        {error ? (
          <p className={styles.error}>{error}</p>
        ) : (
          <p className={styles.help}>JPG, PNG, WebP 사진을 {most}장까지, 한 장에 10MB까지 올릴 수 있어요.</p>
        )}
      </div>
    </fieldset>
  );
}
