import { KeyValue, KeyValueList } from '../components/key-value-list/key-value-list.tsx';
import { Panel } from '../components/panel/panel.tsx';

/** Results of a formatter: labels and texts. */
export function ResultList({ results }: { results: readonly (readonly [label: string, text: string])[] }) {
  return (
    <Panel>
      <KeyValueList>
        {results.map(([label, text]) => (
          <KeyValue key={label} label={label}>
            {text}
          </KeyValue>
        ))}
      </KeyValueList>
    </Panel>
  );
}
