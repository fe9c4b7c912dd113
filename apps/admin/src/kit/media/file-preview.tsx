import styles from './media.module.css';

const side = 112;

/** The picture in a local file, drawn here: nothing is loaded from an address. */
export function FilePreview({ file }: { file: File }) {
  const draw = (canvas: HTMLCanvasElement | null) => {
    const context = canvas?.getContext('2d');
    if (!context) return;
    createImageBitmap(file, { resizeHeight: side, resizeQuality: 'medium' }).then(
      (picture) => context.drawImage(picture, (side - picture.width) / 2, 0),
      // The server reports what is wrong with it.
      () => undefined,
    );
  };
  return <canvas ref={draw} width={side} height={side} className={styles.preview} />;
}
