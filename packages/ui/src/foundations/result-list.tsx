import { KeyValue, KeyValueList } from '../components/key-value-list/key-value-list.tsx';
import { Panel } from '../components/panel/panel.tsx';

/** What a formatter makes of what was typed: label and text, one below the other. */
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
