import { Button } from 'antd';
import type { ReactNode } from 'react';
import { addressOfUpload } from '../../../published-house/address-of-upload.ts';
import { Crops, type Point } from './crops.tsx';
import styles from './pictures.module.css';

interface TopCropProps {
  file: string;
  label: string;
  focus: Point;
  /** Leads to the point that stays in view. */
  onChoose: () => void;
}

/** How the top picture is cropped on a large screen and on a phone, and the way to change that. Only for an uploaded one. */
export function TopCrop({ file, label, focus, onChoose }: TopCropProps): ReactNode {
  const address = addressOfUpload(file);
  if (address === undefined) return null;
  return (
    <div className={styles.topCrop}>
      <p className={styles.words}>Every screen crops the top picture to its own shape. Guests see:</p>
      <Crops address={address} focus={focus} isTop />
      <Button size="small" onClick={onChoose}>
        Choose What Stays in View <span className={styles.unseen}>of {label}</span>
      </Button>
    </div>
  );
}
