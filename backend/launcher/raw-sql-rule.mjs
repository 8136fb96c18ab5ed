const isSql = ({ name, property }) => property?.name === 'query' || name === 'runPrepared';

/** A lint rule on where raw SQL may be. */
export default {
  meta: { name: 'house' },
  rules: {
    'raw-sql': {
      create: (context) => ({
        CallExpression(node) {
          if (!isSql(node.callee)) return;
          context.report({ node, message: 'Raw SQL stands in *.repository.ts only.' });
        },
      }),
    },
  },
};
