import { ChevronDown } from 'lucide-react';
import type { ReferenceField, ReferenceOperation } from '#app/api/reference.ts';
import styles from './api.module.css';

function Fields({ title, fields }: { title: string; fields: readonly ReferenceField[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <dl className={styles.fields}>
        {fields.map(({ name, type, isRequired, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {isRequired && <span className={styles.required}> required</span>}
            </dt>
            <dd>
              <code>{type}</code>
              {description !== null && <span> {description}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** One operation: a line, and what it takes and answers below. */
export function Operation({ operation }: { operation: ReferenceOperation }) {
  const { id, method, path, summary, scope, parameters, body, answer } = operation;
  return (
    <details className={styles.operation} id={id}>
      <summary>
        <span className={styles.line}>
          <code className={styles.method}>{method}</code> <code>{path}</code>
        </span>
        <span className={styles.summary}>{summary}</span>
        <ChevronDown />
      </summary>
      <p>
        Needs the scope <code>{scope}</code>.
      </p>
      <Fields title="Parameters" fields={parameters} />
      <Fields title="Body" fields={body} />
      <Fields title="Answer" fields={answer} />
    </details>
  );
}
