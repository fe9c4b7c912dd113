import { ContentPage } from '../parts/content-page.tsx';
import styles from './family-shop-intro.module.css';

/** The introduction of this mall. */
export function FamilyShopIntroPage() {
  return (
    <div className={styles.page}>
      <ContentPage pageName="familyShopIntro" />
    </div>
  );
}
