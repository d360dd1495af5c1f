import type { ReactNode } from 'react';
import { coloursSchema, contrastsOf, leastContrast } from '@getaway/property/colours';
import * as v from 'valibot';
import { valueAt } from '../content/content.ts';
import { useForm } from './form-context.ts';
import styles from './form.module.css';

/** How well the colors can be read on each other, while they are chosen. */
export function ContrastTable(): ReactNode {
  const { content } = useForm();
  const parsed = v.safeParse(v.object(coloursSchema.entries), valueAt(content, ['colours']) ?? {});
  if (!parsed.success) return null;
  return (
    <table className={styles.contrasts}>
      <caption>How easy each is to read: contrast of {leastContrast} or more is needed</caption>
      <tbody>
        {contrastsOf(parsed.output).map(({ what, front, where, behind, ratio }) => (
          <tr key={what} data-enough={ratio >= leastContrast}>
            <th scope="row">
              {what} on {where}
            </th>
            <td>
              <span className={styles.sample} style={{ color: front, background: behind }} aria-hidden>
                Aa
              </span>
            </td>
            <td>
              {ratio >= leastContrast ? 'Easy to read' : 'Too hard to read'} ({ratio.toFixed(1)})
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
