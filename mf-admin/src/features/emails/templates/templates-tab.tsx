import type { ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { listEmailTemplates, type EmailTemplate } from '@getaway/contracts/http/email-templates';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { ItemList } from '../../../ui/item-row.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryList } from '../../../ui/query-list.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { useDialog } from '../../../ui/use-dialog.ts';
import { useNewFromAddress } from '../../../ui/use-new-from-address.ts';
import { DeleteTemplate } from './delete-template.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateRow } from './template-row.tsx';
import type { TemplateSubject } from './template-subject.ts';
import type { TestedEmail } from './test-email-dialog.tsx';
import { TestEmailOnDemand } from './test-email-on-demand.tsx';

export function TemplatesTab(): ReactNode {
  const writing = useDialog<TemplateSubject>();
  useNewFromAddress(() => writing.show({ kind: 'new' }));
  const testing = useDialog<TestedEmail>();
  const deleting = useDialog<EmailTemplate>();
  const state = queryState(useQuery(listEmailTemplates));
  return (
    <>
      <Panel
        title="Email templates"
        busy={state.status === 'loading'}
        actions={
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => writing.show({ kind: 'new' })}
          >
            Create Template
          </Button>
        }
      >
        <QueryList state={state} failed="Couldn’t load email templates" empty="No email templates found">
          {(templates) => (
            <ItemList label="Email templates">
              {templates.map((template) => (
                <TemplateRow
                  key={template.id}
                  template={template}
                  onTest={() => testing.show({ kind: 'saved', name: template.name, id: template.id })}
                  onEdit={() => writing.show({ kind: 'kept', template })}
                  onDelete={() => deleting.show(template)}
                />
              ))}
            </ItemList>
          )}
        </QueryList>
      </Panel>
      <TemplateDialog dialog={writing} />
      <TestEmailOnDemand dialog={testing} />
      <DeleteTemplate dialog={deleting} />
    </>
  );
}
